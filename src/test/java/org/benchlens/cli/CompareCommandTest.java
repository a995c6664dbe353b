package org.benchlens.cli;

import static org.benchlens.cli.Result.skipped;
import static org.benchlens.cli.Result.state;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class CompareCommandTest {
  @TempDir private Path folder;
  private String reference = "";
  private String compare = "";

  @BeforeEach
  void writeResults() {
    reference =
        new Result()
            .benchmark("a", state("T=I8", 100), state("T=I16", 100), state("T=I32", 100))
            .benchmark("b", state("T=I8", 100), state("T=I16", 100))
            .benchmark("gone", state("T=I8", 100))
            .at(folder.resolve("ref.json"))
            .toString();
    compare =
        new Result()
            .benchmark("a", state("T=I8", 100.1), state("T=I16", 104), skipped("T=I32"))
            .benchmark("b", state("T=I8", 96), state("T=I16", 100), state("T=I64", 100))
            .at(folder.resolve("cmp.json"))
            .toString();
  }

  private Session compare(String... options) {
    List<String> arguments = new ArrayList<>(List.of("compare"));
    arguments.addAll(List.of(options));
    arguments.addAll(List.of(reference, compare));
    return Session.of(arguments.toArray(String[]::new));
  }

  private static void assertFailure(int status, String text, Session session) {
    assertEquals(status, session.status(), session.errors());
    assertEquals(1, session.errors().lines().count(), session.errors());
    assertTrue(session.errors().startsWith("benchlens: "), session.errors());
    assertTrue(session.errors().contains(text), session.errors());
    assertEquals("", session.out());
  }

  private static String first(Session session) {
    return String.join(
        " ",
        session
            .out()
            .lines()
            .filter(line -> line.startsWith("#") || line.startsWith("| I"))
            .takeWhile(line -> !line.equals("# Summary"))
            .map(line -> line.startsWith("#") ? line : line.split("\\|", -1)[1].strip())
            .toList());
  }

  @Test
  void tablesAndSummaryGoToStandardOutput() {
    Session session = compare();
    assertEquals(0, session.status());
    assertEquals("", session.errors());
    assertEquals("# a ## [0] GPU I8 I16 I32 # b ## [0] GPU I8 I16", first(session));
    assertTrue(
        session.out().contains("\n# Summary\n\n5 rows: 1 FAST, 1 SLOW, 2 SAME, 1 ????.\n"),
        session.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "-b a | # a ## [0] GPU I8 I16 I32",
        "-b b -b a | # a ## [0] GPU I8 I16 I32 # b ## [0] GPU I8 I16",
        "-a T=I8 | # a ## [0] GPU I8 # b ## [0] GPU I8",
        "-aT=I8 | # a ## [0] GPU I8 # b ## [0] GPU I8",
        "-a T=I8 -b a | # a ## [0] GPU I8",
        "-a T=I8 -b a -b b | # a ## [0] GPU I8 # b ## [0] GPU I8",
        "-b a -a T=I8 -b b | # a ## [0] GPU I8 # b ## [0] GPU I8 I16",
        "-b a -b b -a T=I8 | # a ## [0] GPU I8 I16 I32 # b ## [0] GPU I8",
        "-b a -a T=I8 -b a -a T=I32 | # a ## [0] GPU I8 I32",
        "--benchmark=a --axis=T=[I8,I16] | # a ## [0] GPU I8 I16",
        "-b a -a T=I8 -a T=I16 | # a",
        "-a T=I8 -b b -a T=I16 | # b",
        "-b absent | ''",
        "--threshold-diff 1 | # a ## [0] GPU I16 I32 # b ## [0] GPU I8",
        "--threshold-diff 5e0 | # a ## [0] GPU I32 # b",
        "--filter T=I8 | # a ## [0] GPU I8 # b ## [0] GPU I8",
        "--filter status:SLOW | # a ## [0] GPU I16 # b",
      })
  void filtersChooseRows(String options, String shown) {
    assertEquals(shown, first(compare(options.split(" "))));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "-a T | axis filter 'T'",
        "-a N[pow2]=64 | exponent '64'",
        "--reference-devices 0,,1 | device list '0,,1'",
        "--reference-devices 7 --compare-devices 0 | no device 7",
        "--reference-devices 0,0 --compare-devices 0 | equal length",
        "--threshold-diff nan | 'nan'",
        "--threshold-diff -1 | '-1'",
        "--threshold-diff inf | 'inf'",
        "--threshold-diff 0x1p3 | '0x1p3'",
        "--threshold-diff 1d | '1d'",
        "--workers 0 | '0'",
        "--workers two | 'two'",
        "--filter foo:1 | --filter:",
        "--config nowhere.toml | nowhere.toml",
      })
  void malformedValuesHaveStatusOne(String options, String text) {
    assertFailure(1, text, compare(options.split(" ")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "--plots | --plots",
        "--nonsense 3 | --nonsense",
        "--preset lenient | 'lenient' is none of default, strict, permissive",
        "--rules legacy | 'legacy' is none of guide, robust",
        "--display wide | 'wide' is none of intervals",
        "--format xml | 'xml' is none of markdown, csv, json",
        "--fail-on GREEN | 'GREEN' is none of",
        "--fail-on FAST, | '' is none of",
        "--columns statuss | the nearest is status",
        "--format json --bulk-debug-python stdout | --output",
        "third | unmatched argument",
      })
  void wrongUsageHasStatusTwo(String options, String text) {
    assertFailure(2, text, compare(options.split(" ")));
  }

  @ParameterizedTest
  @ValueSource(strings = {"compare", "compare a.json", "compare --preset", "compare a b --axis"})
  void missingPathsAndValuesHaveStatusTwo(String arguments) {
    assertFailure(2, "missing", Session.of(arguments.split(" ")));
  }

  @Test
  void anUnreadableFileHasStatusOne() {
    assertFailure(1, "nowhere.json", Session.of("compare", reference, "nowhere.json"));
  }

  @Test
  void verboseAddsWhereAFailureCameFrom() {
    Session session = Session.of("compare", "--verbose", reference, "nowhere.json");
    assertEquals(1, session.status());
    assertTrue(session.errors().contains("\tat org.benchlens."), session.errors());
  }

  @ParameterizedTest
  @CsvSource({
    "SLOW, 3",
    "slow, 3",
    "AMBG, 0",
    "'AMBG,FAST', 3",
    "????, 3",
    "unknown, 3",
    "' SAME ', 3",
  })
  void failOnIsMetByARowOfTheStatus(String statuses, int status) {
    assertEquals(status, compare("--fail-on", statuses).status());
  }

  @Test
  void failOnSaysWhatItMetAndHiddenRowsCount() {
    Session session = compare("--fail-on", "SLOW", "--threshold-diff", "50");
    assertEquals(3, session.status());
    assertEquals("benchlens: --fail-on: 1 SLOW\n", session.errors());
  }

  @Test
  void strictFailsAfterTheOutput() {
    Session session = compare("--strict", "--fail-on", "SLOW");
    assertEquals(1, session.status());
    assertTrue(session.out().contains("# Summary"));
    assertEquals("benchlens: --strict: errors: 0, without a partner: 2\n", session.errors());
    assertEquals(0, compare("--strict", "-b", "a").status());
  }

  @Test
  void aDeviceDifferenceIsFatalUnlessIgnored() {
    new Result()
        .device(0, "Other")
        .benchmark("a", state("T=I8", 100))
        .at(folder.resolve("cmp.json"));
    assertFailure(1, "\"GPU\" vs. \"Other\"", compare());
    Session ignoring = compare("--ignore-devices");
    assertEquals(0, ignoring.status());
    assertTrue(ignoring.out().contains("## [0] GPU vs. [0] Other\n"), ignoring.out());
    assertTrue(ignoring.out().contains("- 1 warning:\n"), ignoring.out());
    assertEquals(0, compare("--reference-devices", "0", "--compare-devices", "0").status());
  }

  @Test
  void dumpConfigNeedsNoPaths() {
    Session session = Session.of("compare", "--dump-config", "--preset", "strict");
    assertEquals(0, session.status());
    assertTrue(session.out().startsWith("version = 1\n\n[preset]\nname = \"strict\"\n"));
    assertEquals(session.out(), Session.of("config", "dump", "--preset", "strict").out());
  }

  @Test
  void theLastOfAnOptionGivenTwiceHolds() {
    Session session =
        Session.of("compare", "--preset", "strict", "--preset", "permissive", "--dump-config");
    assertTrue(session.out().contains("name = \"permissive\""), session.out() + session.errors());
  }

  @Test
  void aTerminalGetsColoursUnlessTheyAreRefused() {
    String[] arguments = {"compare", "-b", "a", reference, compare};
    String[] refusing = {"compare", "-b", "a", "--no-color", reference, compare};
    String plain = Session.of(arguments).out();
    Session coloured = Session.onTerminal(Map.of(), arguments);
    assertTrue(coloured.out().contains("\u001B[31m"), coloured.out());
    assertTrue(coloured.errors().endsWith("\u001B[K"), "progress is removed");
    assertTrue(plain.contains("🔴 SLOW"));
    assertEquals(plain, Session.onTerminal(Map.of("NO_COLOR", "1"), arguments).out());
    assertEquals(plain, Session.onTerminal(Map.of(), refusing).out());
  }

  @Test
  void theNumberOfWorkersChangesNothing() {
    String one = compare("--format", "json", "--workers", "1").out();
    assertEquals(one, compare("--format", "json", "--workers", "7").out());
    assertTrue(one.startsWith("{"));
  }

  @Test
  void aFilterThatMetNothingIsNamedWithTheNearestNameInEveryForm() {
    assertTrue(
        compare("-b", "aa").out().contains("no benchmark is called `aa`; the nearest is `a`"));
    assertEquals(
        "benchlens: no state of `a` has `T=I9`; the nearest is `I8`\n",
        compare("-b", "a", "-a", "T=I9", "--format", "json").errors());
  }

  @Test
  void csvSaysOnStandardErrorWhatItLeavesOut() {
    Session session = compare("--format", "csv");
    assertEquals(6, session.out().lines().count());
    assertTrue(session.errors().contains("2 without a partner"), session.errors());
  }

  @Test
  void columnsCanBeChosen() {
    String header =
        compare("-b", "a", "--columns", "status,axes,axis:T,reason").out().lines().toList().get(2);
    assertEquals(
        List.of("", "Status", "T", "T", "Reason", ""),
        List.of(header.split("\\|", -1)).stream().map(String::strip).toList());
  }

  @Test
  void outputGoesToAFileThatIsOverwrittenOnlyByForce() throws IOException {
    Path file = folder.resolve("out.md");
    String expected = compare().out();
    assertEquals("", compare("--output", file.toString()).out());
    assertEquals(expected, Files.readString(file));
    assertFailure(1, "--force", compare("--output", file.toString()));
    assertEquals(0, compare("--output", file.toString(), "--force", "--format", "json").status());
    assertTrue(Files.readString(file).startsWith("{"));
  }

  @Test
  void anInputIsNeverOverwritten() throws IOException {
    String before = Files.readString(Path.of(compare));
    assertFailure(1, "is an input", compare("--output", compare, "--force"));
    assertEquals(before, Files.readString(Path.of(compare)));
  }

  @Test
  void theDebugScriptListsTheShownRows() throws IOException {
    Path file = Files.createFile(folder.resolve("empty-as-mktemp-makes-it.py"));
    assertEquals(
        0, compare("--bulk-debug-python", file.toString(), "--filter", "status:SLOW").status());
    String script = Files.readString(file);
    assertTrue(script.contains("\"T\": \"I16\""), script);
    assertFalse(script.contains("\"T\": \"I8\""), script);
    assertTrue(compare("--bulk-debug-python", "stdout").out().endsWith("# NVB-BULK-END\n"));
  }
}
