package org.benchlens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Settings;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Progress;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.InputStamps;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.OpenRuns;
import org.benchlens.workflow.OpenedRuns;
import org.benchlens.workspace.InputStamp;
import org.benchlens.workspace.Look;
import org.benchlens.workspace.Mark;
import org.benchlens.workspace.Note;
import org.benchlens.workspace.RowKey;
import org.benchlens.workspace.RowKeys;
import org.benchlens.workspace.TimedMark;
import org.benchlens.workspace.Triage;
import org.benchlens.workspace.Workspace;
import org.benchlens.workspace.WorkspaceException;
import org.benchlens.workspace.WorkspaceFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Flips, marks and notes on the command line. `T=a` is slower and accepted, `T=b` is slower, `T=c`
/// is the same and has a note.
final class TriageOptionsTest {
  private static final Instant NOON = Instant.parse("2026-01-31T12:00:00Z");

  @TempDir private Path folder;

  private Path ref() {
    return folder.resolve("ref.json");
  }

  private Path cmp() {
    return folder.resolve("cmp.json");
  }

  private Path file() {
    return folder.resolve("triage.benchlens");
  }

  @BeforeEach
  void mark() throws IOException, OpenException, WorkspaceException {
    new Result()
        .benchmark(
            "copy", Result.state("T=a", 10), Result.state("T=b", 10), Result.state("T=c", 10))
        .at(ref());
    compareSide(10);
    CompareRequest request = CompareRequest.of(ref(), cmp());
    OpenedRuns runs = new OpenRuns(1).open(request, Progress.NONE);
    List<InputStamp> inputs = InputStamps.of(request, runs, Progress.NONE);
    List<MatchedRow> rows = runs.rows();
    List<RowKey> keys = RowKeys.of(rows, InputStamps.names(request, runs));
    TimedMark accepted =
        new TimedMark(Optional.of(Mark.ACCEPTED), NOON, inputs.getFirst().fingerprint());
    Workspace workspace =
        Workspace.of(new Look(NOON, inputs, Settings.DEFAULT, "", ""))
            .with(keys.getFirst(), Triage.NONE.with(accepted))
            .with(
                keys.get(2),
                Triage.NONE
                    .with(new Note(NOON.plusSeconds(1), "and | again"))
                    .with(new Note(NOON, "=looked")));
    WorkspaceFile.write(file(), workspace);
  }

  private void compareSide(double last) {
    new Result()
        .benchmark(
            "copy", Result.state("T=a", 12), Result.state("T=b", 12), Result.state("T=c", last))
        .at(cmp());
  }

  private Session compare(String... more) {
    List<String> arguments =
        new java.util.ArrayList<>(List.of("compare", ref().toString(), cmp().toString()));
    arguments.addAll(List.of(more));
    return Session.of(arguments.toArray(new String[0]));
  }

  private static List<String> tableRows(Session session) {
    return session.out().lines().filter(line -> line.startsWith("|")).skip(2).toList();
  }

  @Test
  void aWorkspaceAddsColumnsOfMarksAndNotes() {
    Session session = compare("--workspace", file().toString(), "--columns", "axes,status");
    assertEquals("", session.errors());
    List<String> rows = tableRows(session);
    assertTrue(rows.get(0).matches("[|] +a +[|].*SLOW.*[|] accepted +[|] +[|]"), rows.get(0));
    assertTrue(rows.get(1).matches("[|] +b +[|].*SLOW.*[|] +[|] +[|]"), rows.get(1));
    assertTrue(rows.get(2).contains("=looked and \u2758 again |"), rows.get(2));
  }

  @Test
  void acceptedRowsDoNotFail() {
    String workspace = file().toString();
    Session all = compare("--workspace", workspace, "--fail-on", "SLOW");
    assertEquals(ExitStatus.CONDITION_MET, all.status());
    assertEquals("--fail-on: 2 SLOW", said(all));
    Session some =
        compare("--workspace", workspace, "--fail-on", "SLOW", "--except", "accepted,noise");
    assertEquals(ExitStatus.CONDITION_MET, some.status());
    assertTrue(some.errors().contains("--except: 1 row does not count"), some.errors());
    assertTrue(some.errors().contains("--fail-on: 1 SLOW"), some.errors());
    Session other = compare("--workspace", workspace, "--fail-on", "SLOW", "--except", "noise");
    assertEquals("--fail-on: 2 SLOW", said(other));
  }

  @Test
  void aRunWithoutOtherRowsThatFailEndsWell() {
    Session session =
        compare(
            "-a",
            "T=a",
            "--workspace",
            file().toString(),
            "--fail-on",
            "SLOW",
            "--except",
            "accepted");
    assertEquals(ExitStatus.DONE, session.status());
  }

  private static String said(Session session) {
    return session.errors().strip().replaceFirst("^benchlens: ", "");
  }

  @Test
  void marksOfAnEarlierRunAreStaleAndSaySo() {
    compareSide(11);
    Session session =
        compare("--workspace", file().toString(), "--fail-on", "SLOW", "--except", "accepted");
    assertTrue(session.out().contains("accepted (stale)"), session.out());
    assertTrue(session.errors().contains("inputs have changed since"), session.errors());
    assertTrue(session.errors().contains("1 of them by a mark of an earlier run"));
    assertEquals(ExitStatus.CONDITION_MET, session.status());
  }

  @Test
  void aWorkspaceOfOtherInputsIsRefusedAndLeftAsItIs() throws IOException {
    String before = Files.readString(file());
    new Result().benchmark("x", Result.state("T=a", 1)).at(folder.resolve("x.json"));
    new Result().benchmark("x", Result.state("T=a", 2)).at(folder.resolve("y.json"));
    Session session =
        Session.of(
            "compare",
            folder.resolve("x.json").toString(),
            folder.resolve("y.json").toString(),
            "--workspace",
            file().toString());
    assertEquals(ExitStatus.FAILED, session.status());
    assertEquals(1, session.errors().lines().count(), session.errors());
    assertTrue(session.errors().contains("is about " + ref()), session.errors());
    assertEquals("", session.out());
    assertEquals(before, Files.readString(file()));
  }

  @Test
  void aCutWorkspaceIsOneLineAndLeftAsItIs() throws IOException {
    Files.writeString(file(), Files.readString(file()).substring(0, 300));
    String before = Files.readString(file());
    Session session = compare("--workspace", file().toString());
    assertEquals(ExitStatus.FAILED, session.status());
    assertEquals(1, session.errors().lines().count(), session.errors());
    assertTrue(session.errors().contains("ends in the middle"), session.errors());
    assertEquals(before, Files.readString(file()));
  }

  @Test
  void exceptNeedsAWorkspaceAKnownMarkAndSomethingToExceptFrom() {
    String workspace = file().toString();
    assertEquals(ExitStatus.USAGE, compare("--fail-on", "SLOW", "--except", "real").status());
    assertEquals(ExitStatus.USAGE, compare("--workspace", workspace, "--except", "real").status());
    Session unknown = compare("--workspace", workspace, "--fail-on", "SLOW", "--except", "reals");
    assertEquals(ExitStatus.USAGE, unknown.status());
    assertTrue(unknown.errors().contains("rerun, real, noise, accepted, later"));
  }

  @Test
  void jsonHoldsFlipMarkAndNoteAfterTheOtherKeys() throws IOException {
    JsonNode rows =
        CorpusCase.JSON
            .readTree(compare("--format", "json", "--workspace", file().toString()).out())
            .path("rows");
    List<String> keys = new java.util.ArrayList<>();
    rows.path(0).fieldNames().forEachRemaining(keys::add);
    assertEquals(
        List.of("samples", "flip", "mark", "note"), keys.subList(keys.size() - 4, keys.size()));
    assertEquals("accepted", rows.path(0).path("mark").asText());
    assertTrue(rows.path(1).path("mark").isNull() && rows.path(1).path("note").isNull());
    assertEquals("=looked\nand | again", rows.path(2).path("note").asText());
    JsonNode flip = rows.path(0).path("flip");
    assertEquals("clear_gap.relative", flip.path("threshold").asText());
    assertEquals(0.005, flip.path("from").asDouble());
    // From 10.01 to 11.976 in time and in cycles.
    assertEquals(0.1964, flip.path("to").asDouble(), 1e-4);
    assertEquals("AMBG", flip.path("status").asText());
  }

  @Test
  void jsonWithoutAWorkspaceHasNoMarks() throws IOException {
    JsonNode row = CorpusCase.JSON.readTree(compare("--format", "json").out()).path("rows").path(2);
    assertTrue(row.has("flip"));
    assertFalse(row.has("mark") || row.has("note"));
  }

  @Test
  void theColumnOfFlipsIsInTablesAndCsv() {
    List<String> rows = tableRows(compare("--columns", "axes,flip"));
    assertTrue(rows.get(0).contains("gap \u2265 19.7 %: AMBG"), rows.get(0));
    List<String> csv = compare("--columns", "flip", "--format", "csv").out().lines().toList();
    assertTrue(csv.get(0).endsWith(",flip_threshold,flip_value,flip_size,flip_status"), csv.get(0));
    assertTrue(csv.get(1).contains(",clear_gap.relative,0.196"), csv.get(1));
  }

  @Test
  void csvHoldsMarksAndNoFormulas() {
    List<String> csv =
        compare("--workspace", file().toString(), "--columns", "status", "--format", "csv")
            .out()
            .lines()
            .toList();
    assertTrue(csv.get(0).endsWith(",status,mark,mark_stale,note"), csv.get(0));
    assertTrue(csv.get(1).endsWith(",SLOW,accepted,,"), csv.get(1));
    assertTrue(csv.get(3).contains("\"'=looked"), csv.get(3));
  }

  @Test
  void rowsCanBeFilteredByMarkNoteAndFlip() {
    String workspace = file().toString();
    assertEquals(
        1, tableRows(compare("--workspace", workspace, "--filter", "mark:accepted")).size());
    assertEquals(1, tableRows(compare("--workspace", workspace, "--filter", "note:AGAIN")).size());
    assertEquals(3, tableRows(compare("--filter", "flip>0%")).size());
    assertEquals(0, tableRows(compare("--filter", "flip<1%")).size());
  }
}
