package org.benchlens.cli;

import static org.benchlens.reading.nupp.MadeRecord.around;
import static org.benchlens.reading.nupp.MadeRecord.benchmark;
import static org.benchlens.reading.nupp.MadeRecord.compared;
import static org.benchlens.reading.nupp.MadeRecord.corpus;
import static org.benchlens.reading.nupp.MadeRecord.record;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class NuppCommandTest {
  private static final String BASELINE = corpus("baseline-v4.json").toString();
  private static final String CANDIDATE = corpus("candidate-v4.json").toString();
  private static final String INTERLEAVED = corpus("candidate-interleaved-v4.json").toString();
  private static final String HISTORY = corpus("history.ndjson").toString();
  private static final String PROGRAM = corpus("edge/standalone-program-v4.json").toString();
  private static final String OTHER_MACHINE = corpus("edge/other-machine-v4.json").toString();

  @TempDir private Path folder;

  private static Session nupp(String... arguments) {
    List<String> all = new ArrayList<>(List.of("nupp"));
    all.addAll(List.of(arguments));
    return Session.of(all.toArray(String[]::new));
  }

  private static void assertRefused(int status, String words, Session session) {
    assertEquals(status, session.status(), session.errors());
    assertEquals("", session.out());
    assertEquals(1, session.errors().lines().count(), session.errors());
    assertTrue(session.errors().contains(words), session.errors());
  }

  private static List<String> names(Session session) {
    return session.out().lines().skip(1).map(line -> line.split(",", -1)[1]).distinct().toList();
  }

  private String write(String name, ObjectNode record) throws IOException {
    return Files.writeString(folder.resolve(name), record.toString()).toString();
  }

  @Test
  void withoutACommandTheCommandsAreNamed() {
    assertRefused(2, "show, compare, history, pilot, gates or accept", nupp());
  }

  @Test
  void oneForkIsASpreadAndNeverAnInterval() {
    Session session = nupp("show", HISTORY, "--line", "5", "--case", "^point.sized$");
    String table = session.out();
    assertTrue(table.contains(" p25-p99 |"), table);
    assertFalse(table.contains(" Interval |"), table);
    assertTrue(table.contains("not a confidence interval"), table);
  }

  @Test
  void aTrendMakesTheIntervalUnstable() {
    String table = nupp("show", CANDIDATE).out();
    assertTrue(
        table.contains("| sum.floats.index:size=10000  | p50   |      12 |  5570.821 |"), table);
    assertTrue(table.contains("|               unstable |        - |"), table);
  }

  @Test
  void framesTakeThreeRowsAndSayWhichAreOfOneFork() {
    List<String> rows =
        nupp("show", CANDIDATE)
            .out()
            .lines()
            .filter(line -> line.startsWith("| frame"))
            .map(line -> line.replaceAll(" +", " "))
            .toList();
    assertEquals(4, rows.size());
    assertTrue(rows.get(0).startsWith("| frame | p50 | 12 | 8.336 | ms/frame | - | - | - |"));
    assertTrue(rows.get(1).startsWith("| frame | p99 | 1 of 12 | 19.272 |"), rows.get(1));
    assertTrue(rows.get(3).startsWith("| frame:over-budget | count | 1 of 12 | 1 | frames |"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "--case ^point$ | presize.point.grown presize.point.sized",
        "--case floats --variant ^index$ | sum.floats.index:size=100 sum.floats.index:size=10000",
        "--parameter ^size=100$ | sum.floats.ipairs:size=100 sum.floats.index:size=100",
        "--case ^point%.sized$ --case ^frame$ | frame point.sized",
      })
  void patternsSelect(String options, String expected) {
    List<String> arguments = new ArrayList<>(List.of("show", CANDIDATE, "--format", "csv"));
    arguments.addAll(List.of(options.split(" ")));
    Session session = nupp(arguments.toArray(String[]::new));
    assertEquals(List.of(expected.split(" ")), names(session));
  }

  @Test
  void aSelectionOfNothingIsRefused() {
    assertRefused(1, "none of the 8 benchmarks", nupp("show", CANDIDATE, "--case", "absent"));
    assertRefused(1, "no Lua pattern", nupp("show", CANDIDATE, "--case", "[a"));
  }

  @Test
  void aSelectionDoesNotShrinkTheFamily() {
    String all = nupp("compare", BASELINE, CANDIDATE, "--margin", "2").out();
    String some =
        nupp("compare", BASELINE, CANDIDATE, "--margin", "2", "--variant", "^sized$").out();
    String row =
        all.lines().filter(line -> line.startsWith("| presize.point.sized")).toList().get(0);
    String other =
        some.lines().filter(line -> line.startsWith("| presize.point.sized")).toList().get(0);
    assertEquals(row.replaceAll(" +", " "), other.replaceAll(" +", " "));
    assertTrue(some.contains("* Family: 8\n"), some);
  }

  @Test
  void aSelectionChoosesTheGatesThatCount() {
    assertEquals(3, nupp("gates", BASELINE, CANDIDATE).status());
    assertEquals(0, nupp("gates", BASELINE, CANDIDATE, "--case", "^point").status());
  }

  @Test
  void withoutAMarginThereAreNoVerdictsAndThatIsSaid() {
    Session session = nupp("compare", BASELINE, CANDIDATE);
    assertEquals(3, session.status());
    assertTrue(session.out().contains("* Durations: not compared: no margin was given\n"));
    assertFalse(session.out().contains("## Durations"), session.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "-2", "x", "nan", "1e999", "", "2%"})
  void aMarginIsAPositiveNumber(String margin) {
    assertRefused(1, "--margin", nupp("compare", BASELINE, CANDIDATE, "--margin=" + margin));
  }

  @Test
  void anotherMachineHasGatesOnly() {
    Session session = nupp("compare", BASELINE, OTHER_MACHINE, "--margin", "2");
    assertEquals(0, session.status(), session.errors());
    assertTrue(session.out().contains("the records come from different machines"), session.out());
  }

  @Test
  void durationsNeverChangeTheExitStatus() throws IOException {
    String before = write("before.json", record(benchmark("slow", around(100, 12))));
    String after = write("after.json", record(benchmark("slow", around(150, 12))));
    Session session = nupp("compare", before, after, "--margin", "2");
    assertTrue(session.out().contains("| regressed"), session.out());
    assertEquals(0, session.status(), session.errors());
  }

  @Test
  void anObservationalResultSaysWhatItCannotControl() {
    assertTrue(
        nupp("compare", CANDIDATE)
            .out()
            .contains("nothing controls for what changed on the machine"));
    assertFalse(nupp("compare", INTERLEAVED).out().contains("nothing controls"));
  }

  @Test
  void everyConditionIsListedOnRequest() {
    assertFalse(nupp("compare", CANDIDATE).out().contains("## Conditions"));
    String out = nupp("compare", CANDIDATE, "--explain").out().replaceAll(" +", " ");
    assertTrue(
        out.contains(
            "| sum.floats.index:size=100 | verdict | all of the interval is slower by the margin |"
                + " +7.305% | >= | +2% | yes |"),
        out);
  }

  @Test
  void aGateThatComparedNothingIsNoPass() throws IOException {
    String foreign = write("foreign.json", record(benchmark("other", around(1, 12))));
    Session session = nupp("gates", foreign, CANDIDATE);
    assertEquals(1, session.status());
    assertTrue(session.errors().contains("no pass"), session.errors());
    assertTrue(session.out().contains("nothing was compared"), session.out());
    assertRefused(1, "no gates between interleaved", nupp("gates", INTERLEAVED));
  }

  @Test
  void oneRecordWithoutAComparisonAsksForABaseline() {
    assertRefused(1, "holds no comparison", nupp("compare", BASELINE));
  }

  @Test
  void ofTwoComparisonsOneIsChosenForAFile() throws IOException {
    ObjectNode root = record(benchmark("a", around(1, 12)));
    compared(root, "interleaved", benchmark("a", around(1, 12)));
    compared(root, "observational", benchmark("a", around(1, 12)));
    String file = write("two.json", root);
    assertRefused(2, "--kind", nupp("compare", file, "--format", "json"));
    assertEquals(0, nupp("compare", file, "--format", "json", "--kind", "interleaved").status());
    long titles = nupp("compare", file).out().lines().filter(line -> line.startsWith("# ")).count();
    assertEquals(2, titles);
  }

  @Test
  void aCsvSaysWhatItLeavesOut() {
    Session session = nupp("compare", BASELINE, CANDIDATE, "--margin=2", "--format=csv");
    assertTrue(session.errors().contains("not in the CSV: "), session.errors());
    assertTrue(session.errors().contains("Gate failures"), session.errors());
    assertEquals(9, session.out().lines().count());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "show | HISTORY | nupp history",
        "compare | PROGRAM | not the record of a run",
        "history | PROGRAM | not a history",
        "pilot | HISTORY | nupp history",
      })
  void aFileOfAnotherKindIsNamed(String command, String file, String words) {
    assertRefused(1, words, nupp(command, file.equals("HISTORY") ? HISTORY : PROGRAM));
  }

  @ParameterizedTest
  @CsvSource({
    "edge/schema-5.json, the schema is 5",
    "edge/no-schema.json, the schema is none",
    "edge/not-a-record.json, not a bench record",
    "absent.json, absent.json"
  })
  void aRefusedFileSaysWhy(String file, String words) {
    Path path = corpus("baseline-v4.json").resolveSibling(file);
    assertRefused(1, words, nupp("show", path.toString()));
  }

  @Test
  void aProgramRecordIsShownAsOne() {
    Session session = nupp("show", PROGRAM);
    assertTrue(session.out().startsWith("# Program record\n"), session.out());
    assertTrue(session.out().contains("not a confidence interval"), session.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"compare", "open"})
  void theCommandsOfResultsNameTheCommandOfRecords(String command) {
    if (command.equals("compare")) {
      assertRefused(1, "nupp compare", Session.of(command, BASELINE, CANDIDATE));
      assertRefused(1, "nupp history", Session.of(command, HISTORY, HISTORY));
    } else {
      assertEquals(1, Session.of(command, BASELINE, CANDIDATE).status());
    }
  }

  @Test
  void anExistingFileAndAnInputAreKept() throws IOException {
    Path file = Files.writeString(folder.resolve("out.md"), "mine");
    assertRefused(1, "--force", nupp("show", BASELINE, "-o", file.toString()));
    assertEquals("mine", Files.readString(file));
    assertEquals(0, nupp("show", BASELINE, "-o", file.toString(), "--force").status());
    assertTrue(Files.readString(file).startsWith("# Bench record\n"));
    assertRefused(1, "is an input", nupp("show", BASELINE, "-o", BASELINE, "--force"));
  }
}
