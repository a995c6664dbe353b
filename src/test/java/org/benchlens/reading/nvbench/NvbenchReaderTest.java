package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.benchlens.model.Progress;
import org.benchlens.model.ResultFile;
import org.benchlens.reading.ReadingException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NvbenchReaderTest {
  private static final String GOOD =
      MadeText.root(MadeText.benchmark(MadeText.state(MadeText.summary("t", "int64", "\"1\""))));

  @TempDir Path folder;

  private Path file(byte... bytes) throws IOException {
    return Files.write(folder.resolve("r.json"), bytes);
  }

  private Path file(String text) throws IOException {
    return file(text.getBytes(StandardCharsets.UTF_8));
  }

  private static ResultFile read(Path file) throws ReadingException {
    return new NvbenchReader().read(file, "shown.json", Progress.NONE);
  }

  private static ReadingException fault(Path file) {
    return assertThrows(ReadingException.class, () -> read(file));
  }

  @Test
  void aGoodFileIsRead() throws Exception {
    ResultFile file = read(file(GOOD));
    assertEquals("shown.json", file.path());
    assertEquals(1, MadeText.firstState(file).summaries().size());
  }

  @Test
  void aByteOrderMarkIsSkipped() throws Exception {
    assertEquals(read(file(GOOD)).devices(), read(file("\ufeff" + GOOD)).devices());
  }

  @Test
  void textsAreUtf8() throws Exception {
    String text = "gr\u00f6\u00dfe=\u00b5 \ud83d\ude80";
    ResultFile file = read(file(GOOD.replace("base", text)));
    assertEquals(text, MadeText.firstBenchmark(file).name());
  }

  @Test
  void anAbsentFileIsNamed() {
    assertEquals(
        "shown.json: there is no such file; check the path",
        fault(folder.resolve("no.json")).getMessage());
  }

  @Test
  void aFolderIsNoFile() {
    assertEquals(
        "shown.json: this is a folder; give a result file in it", fault(folder).getMessage());
  }

  @Test
  void aFileThatMayNotBeReadIsNamed() throws Exception {
    Path file = file(GOOD);
    assumeFalse(!file.toFile().setReadable(false) || Files.isReadable(file), "runs as root");
    assertEquals(
        "shown.json: may not be read: permission denied; change its permissions",
        fault(file).getMessage());
  }

  @Test
  void anEmptyFileIsALeftover() throws Exception {
    assertEquals(
        "shown.json: is empty: a run that crashed or was killed leaves this; run it again",
        fault(file("")).getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {" \n", "\ufeff \n"})
  void blanksAloneAreNoResult(String text) throws Exception {
    assertEquals(
        "shown.json: holds only blanks; run the benchmark again", fault(file(text)).getMessage());
  }

  @ParameterizedTest
  @ValueSource(strings = {"// MIT License\n{}", "/* x */ {}", "# x\n{}", "{ // x\n}"})
  void commentsAreNamed(String text) throws Exception {
    ReadingException fault = fault(file(text));
    assertTrue(
        fault.getMessage().endsWith("not JSON: a comment stands here; remove the comment lines"),
        fault.getMessage());
    assertTrue(fault.place().startsWith("line 1, column "), fault.place());
  }

  @Test
  void aCutFileIsNamedWithTheEndOfItsText() throws Exception {
    ReadingException fault = fault(file("{\n  \"devices\": ["));
    assertEquals(
        "shown.json, "
            + fault.place()
            + ": not JSON: the text ends too early, so it was cut while written or copied; copy it"
            + " or run the benchmark again",
        fault.getMessage());
    assertTrue(fault.place().startsWith("line 2, column "), fault.place());
  }

  @Test
  void aSyntaxErrorSaysLineColumnAndWhatWasExpected() throws Exception {
    ReadingException fault = fault(file("{\"devices\": [],\n \"benchmarks\" []}"));
    assertEquals("line 2, column 15", fault.place());
    assertTrue(fault.getMessage().contains("was expecting a colon"), fault.getMessage());
  }

  @Test
  void invalidUtf8IsNamed() throws Exception {
    byte[] bytes = GOOD.replace("base", "b?se").getBytes(StandardCharsets.US_ASCII);
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = bytes[i] == '?' ? (byte) 0xff : bytes[i];
    }
    ReadingException fault = fault(file(bytes));
    assertTrue(fault.getMessage().contains("the text is not valid UTF-8"), fault.getMessage());
    assertFalse(fault.place().isEmpty());
  }

  @ParameterizedTest
  @CsvSource({"SQLite format 3, not JSON", "PK, not JSON", "<html>, not JSON"})
  void otherFilesAreNotJson(String text, String message) throws Exception {
    assertTrue(fault(file(text)).getMessage().contains(message));
  }

  @Test
  void deepNestingIsRefused() throws Exception {
    ReadingException fault = fault(file("{\"x\":" + "[".repeat(1_000_000)));
    assertTrue(fault.getMessage().contains("beyond what a result holds"), fault.getMessage());
  }

  @Test
  void anEndlessTextIsRefused() throws Exception {
    ReadingException fault =
        fault(file("{\"benchmarks\":[{\"name\":\"" + "x".repeat(11_000_000) + "\"}]}"));
    assertTrue(fault.getMessage().contains("beyond what a result holds"), fault.getMessage());
  }

  @Test
  void anEndlessTextThatNobodyNeedsIsSkipped() throws Exception {
    String text = "{\"devices\":null,\"benchmarks\":null,\"x\":\"" + "x".repeat(11_000_000) + "\"}";
    assertEquals(List.of(), read(file(text)).problems());
  }

  @Test
  void progressEndsWithAllRead() throws Exception {
    Path file = file(GOOD + " ".repeat(3 << 20));
    List<Long> told = new ArrayList<>();
    new NvbenchReader().read(file, "r", (done, total) -> told.add(total - done));
    assertTrue(told.size() >= 3, told.toString());
    assertEquals(0L, told.getLast());
  }

  @Test
  void progressCanEndTheReading() throws Exception {
    Path file = file(GOOD + " ".repeat(3 << 20));
    Progress ending =
        (done, total) -> {
          throw new CancellationException();
        };
    assertThrows(CancellationException.class, () -> new NvbenchReader().read(file, "r", ending));
  }

  @Test
  void theSameBytesGiveTheSameResult() throws Exception {
    Path file = file(GOOD.replace("\"1\"", "\"x\""));
    assertEquals(read(file).problems(), read(file).problems());
  }
}
