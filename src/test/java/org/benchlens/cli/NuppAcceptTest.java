package org.benchlens.cli;

import static org.benchlens.reading.nupp.MadeRecord.around;
import static org.benchlens.reading.nupp.MadeRecord.benchmark;
import static org.benchlens.reading.nupp.MadeRecord.corpus;
import static org.benchlens.reading.nupp.MadeRecord.record;
import static org.benchlens.reading.nupp.MadeRecord.summary;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class NuppAcceptTest {
  private static final Path CANDIDATE = corpus("candidate-v4.json");

  @TempDir private Path folder;
  private Path baseline = Path.of("");

  @BeforeEach
  void copyBaseline() throws IOException {
    baseline = folder.resolve("baseline.json");
    Files.copy(corpus("baseline-v4.json"), baseline);
  }

  private static Session accept(Path candidate, Path target, String... options) {
    return Session.of(
        Stream.concat(
                Stream.of("nupp", "accept", candidate.toString(), target.toString()),
                Stream.of(options))
            .toArray(String[]::new));
  }

  private void assertRefused(String words, Session session, Path target) throws IOException {
    assertEquals(1, session.status(), session.out());
    assertTrue(session.errors().contains(words), session.errors());
    assertEquals(1, session.errors().lines().count(), session.errors());
    if (Files.isRegularFile(target) && target.equals(baseline)) {
      assertArrayEquals(
          Files.readAllBytes(corpus("baseline-v4.json")), Files.readAllBytes(baseline));
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertFalse(files.anyMatch(file -> file.toString().endsWith(".part")));
    }
  }

  @Test
  void theBytesOfTheCandidateAreTheBaseline() throws IOException {
    Session session = accept(CANDIDATE, baseline);
    assertEquals(0, session.status(), session.errors());
    assertArrayEquals(Files.readAllBytes(CANDIDATE), Files.readAllBytes(baseline));
  }

  @Test
  void itSaysEverythingThatItAccepts() {
    String out = accept(CANDIDATE, baseline).out();
    assertEquals(5, out.lines().filter(line -> line.startsWith("accepted: ")).count(), out);
    assertTrue(out.contains("accepted: sum.floats.index:size=100: new trace abort site: "), out);
    assertTrue(out.startsWith("replaced " + baseline + ", recorded 2026-10-02T08:14:07Z"), out);
  }

  @Test
  void benchmarksThatAreGoneAndAnotherMachineAreSaid() {
    String out = accept(corpus("edge/other-machine-v4.json"), baseline).out();
    assertTrue(out.contains("no longer in the baseline: sum.floats.index:size=100"), out);
    assertTrue(out.contains("another machine"), out);
  }

  @Test
  void aNewBaselineIsMade() throws IOException {
    Path fresh = folder.resolve("fresh.json");
    assertEquals(0, accept(CANDIDATE, fresh).status());
    assertArrayEquals(Files.readAllBytes(CANDIDATE), Files.readAllBytes(fresh));
  }

  @Test
  void aBaselineOfAnUnknownSchemaIsReplacedAndSaid() throws IOException {
    Files.copy(corpus("edge/schema-5.json"), folder.resolve("five.json"));
    Session session = accept(CANDIDATE, folder.resolve("five.json"));
    assertEquals(0, session.status(), session.errors());
    assertTrue(session.out().contains("the schema is 5"), session.out());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "history.ndjson",
        "edge/standalone-program-v4.json",
        "edge/schema-5.json",
        "edge/not-a-record.json",
        "edge/absent.json"
      })
  void whatIsNoRecordIsNotAccepted(String file) throws IOException {
    Path candidate = corpus("baseline-v4.json").resolveSibling(file);
    assertRefused(candidate.getFileName().toString(), accept(candidate, baseline), baseline);
  }

  @Test
  void aRecordWithoutBenchmarksIsNotAccepted() throws IOException {
    Path empty = Files.writeString(folder.resolve("empty.json"), record().toString());
    assertRefused("holds no benchmark", accept(empty, baseline), baseline);
  }

  @Test
  void aRecordWithABadPartIsNotAccepted() throws IOException {
    ObjectNode bad = benchmark("a", around(1, 12));
    summary(bad).put("medianMs", "fast");
    Path file = Files.writeString(folder.resolve("bad.json"), record(bad).toString());
    assertRefused("cannot be read whole", accept(file, baseline), baseline);
  }

  @Test
  void aFileThatIsNoRecordIsReplacedOnlyByForce() throws IOException {
    Path notes = Files.writeString(folder.resolve("notes.txt"), "do not lose me");
    assertRefused("--force", accept(CANDIDATE, notes), notes);
    assertEquals("do not lose me", Files.readString(notes));
    assertEquals(0, accept(CANDIDATE, notes, "--force").status());
    assertArrayEquals(Files.readAllBytes(CANDIDATE), Files.readAllBytes(notes));
  }

  @Test
  void aFolderAndTheFileItselfAreRefused() throws IOException {
    assertRefused("is a folder", accept(CANDIDATE, folder), folder);
    assertRefused("are one file", accept(baseline, baseline), baseline);
  }

  @Test
  void aPlaceThatCannotBeWrittenIsSaid() throws IOException {
    Path nowhere = folder.resolve("absent").resolve("b.json");
    assertRefused("cannot be replaced", accept(CANDIDATE, nowhere), nowhere);
  }
}
