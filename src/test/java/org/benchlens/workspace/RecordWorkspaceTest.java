package org.benchlens.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.benchlens.compare.Settings;
import org.benchlens.model.nupp.BenchmarkId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Workspaces about records of `nupp bench`.
final class RecordWorkspaceTest {
  private static final int TRIALS = 1000;
  private static final Instant NOON = Instant.parse("2026-01-31T12:00:00Z");
  private static final RowKey ROW = RowKey.of(new BenchmarkId("bench/sum.nupp", "sum:n=10"));

  @TempDir private Path folder;

  private Path file() {
    return folder.resolve("triage.benchlens");
  }

  private static FileStamp stamp(String path, String digit) {
    return new FileStamp(path, 3, digit.repeat(64));
  }

  private static InputStamp pair(String base, String candidate) {
    return new InputStamp("", stamp("base.json", base), stamp("new.json", candidate));
  }

  private static InputStamp alone(String digit) {
    return new InputStamp("", stamp("base.json", digit), Optional.empty());
  }

  private static Workspace workspace(InputStamp input) {
    Look look =
        new Look(NOON, List.of(input), new Subject.Records(OptionalDouble.of(0.02)), "mark:real");
    TimedMark mark = new TimedMark(Optional.of(Mark.REAL), NOON, input.fingerprint());
    return Workspace.of(look).with(ROW, Triage.NONE.with(mark).with(new Note(NOON, "look")));
  }

  @Test
  void readsBackWhatItWrote() throws IOException, WorkspaceException {
    for (long seed = 0; seed < 150; seed++) {
      Workspace workspace = RandomWorkspace.records(seed);
      WorkspaceFile.write(file(), workspace);
      assertEquals(workspace, WorkspaceFile.read(file()), "seed " + seed);
      byte[] first = Files.readAllBytes(file());
      WorkspaceFile.write(file(), WorkspaceFile.read(file()));
      assertEquals(-1, java.util.Arrays.mismatch(first, Files.readAllBytes(file())));
    }
  }

  @Test
  void theFileSaysProgramAndBenchmark() throws IOException {
    String text = WorkspaceWriter.text(workspace(alone("a")));
    assertTrue(text.contains("\"version\" : 3"), text);
    assertTrue(text.contains("\"program\" : \"bench/sum.nupp\""), text);
    assertTrue(text.contains("\"benchmark\" : \"sum:n=10\""), text);
    assertTrue(text.contains("\"compare\" : null"), text);
    assertTrue(text.contains("\"margin\" : 0.02"), text);
  }

  @Test
  void aFileOfTheFirstVersionStillReads() throws IOException, WorkspaceException {
    Workspace runs = SavingProcess.workspace(3, 2);
    String text = WorkspaceWriter.text(runs);
    assertTrue(text.contains("\"version\" : 1"), text);
    Files.writeString(file(), text);
    assertEquals(runs, WorkspaceFile.read(file()));
  }

  @Test
  void aCutFileIsRefusedWhereverItIsCutAndStaysAsItIs() throws IOException {
    String whole = WorkspaceWriter.text(workspace(pair("a", "b")));
    for (int end = 1; end < whole.length() - 2; end += 3) {
      String cut = whole.substring(0, end);
      Files.writeString(file(), cut);
      assertThrows(WorkspaceException.class, () -> WorkspaceFile.read(file()), cut);
      assertEquals(cut, Files.readString(file()));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "\"margin\" : 0.02 | \"margin\" : 0 | margin 0.0 is out of range",
        "\"margin\" : 0.02 | \"margin\" : \"2\" | margin is no number",
        "\"program\" | \"programme\" | rows[0].program is missing",
        "\"filter\" | \"columns\" : \"\", \"filter\" | columns is not known",
        "\"compare\" : { | \"compared\" : { | inputs[0].compare is missing",
        "\"word\" : \"real\" | \"word\" : \"odd\" | rows[0].mark.word 'odd' is no mark"
      })
  void whatIsNotUnderstoodIsNamedWithItsPlace(String from, String to, String wanted)
      throws IOException {
    String good = WorkspaceWriter.text(workspace(pair("a", "b")));
    assertTrue(good.contains(from), good);
    Files.writeString(file(), good.replaceFirst(Pattern.quote(from), to));
    WorkspaceException thrown =
        assertThrows(WorkspaceException.class, () -> WorkspaceFile.read(file()));
    assertEquals(file() + ": " + wanted, thrown.getMessage());
  }

  @Test
  void aKeyOfARunIsNotWrittenAmongBenchmarks() {
    RowKey run =
        new RowKey(
            "f.json",
            "b",
            java.util.OptionalLong.of(0),
            java.util.OptionalLong.of(0),
            "",
            List.of(),
            0);
    Workspace mixed = workspace(alone("a")).with(run, Triage.NONE.with(new Note(NOON, "x")));
    assertThrows(IllegalArgumentException.class, () -> WorkspaceFile.write(file(), mixed));
    assertFalse(Files.exists(file()));
  }

  @Test
  void mergingDoesNotDependOnOrderOrGroupingAndLosesNoNote() {
    for (long seed = 0; seed < TRIALS; seed++) {
      Workspace a = RandomWorkspace.records(3 * seed);
      Workspace b = RandomWorkspace.records(3 * seed + 1);
      Workspace c = RandomWorkspace.records(3 * seed + 2);
      assertEquals(merged(a, b), merged(b, a), "seed " + seed);
      assertEquals(merged(merged(a, b), c), merged(a, merged(b, c)), "seed " + seed);
      assertEquals(merged(a, b), merged(merged(a, b), b), "seed " + seed);
      for (RowKey key : new TreeMap<>(merged(a, b).rows()).keySet()) {
        Set<Note> notes = new HashSet<>(a.row(key).notes());
        notes.addAll(b.row(key).notes());
        assertEquals(notes, new HashSet<>(merged(a, b).row(key).notes()), "seed " + seed);
      }
    }
  }

  private static Workspace merged(Workspace a, Workspace b) {
    return Merge.of(a, b).workspace();
  }

  @Test
  void recordsAndRunsAreNeverMerged() {
    Workspace records = workspace(pair("a", "b"));
    Look look = new Look(NOON.plusSeconds(9), List.of(pair("a", "b")), Settings.DEFAULT, "", "");
    Workspace runs = Workspace.of(look).with(ROW, Triage.NONE.with(new Note(NOON, "other")));
    Merge merge = Merge.of(records, runs);
    assertTrue(merge.otherInputs());
    assertEquals(records, merge.workspace());
    assertEquals(Fit.OTHER, records.fit(look));
  }

  @Test
  void aChangedRecordMakesMarksStale() {
    Workspace workspace = workspace(pair("a", "b"));
    assertEquals(Fit.SAME, workspace.fit(List.of(pair("a", "b"))));
    assertFalse(workspace.stale(ROW, List.of(pair("a", "b"))));
    assertEquals(Fit.CHANGED, workspace.fit(List.of(pair("a", "c"))));
    assertTrue(workspace.stale(ROW, List.of(pair("a", "c"))));
    Workspace single = workspace(alone("a"));
    assertEquals(Fit.CHANGED, single.fit(List.of(alone("d"))));
    assertTrue(single.stale(ROW, List.of(alone("d"))));
    assertFalse(single.stale(ROW, List.of(alone("a"))));
  }

  @Test
  void aRecordAloneIsNoneOfAPair() {
    assertEquals(Fit.OTHER, workspace(alone("a")).fit(List.of(pair("a", "b"))));
    assertEquals(Fit.OTHER, workspace(pair("a", "b")).fit(List.of(alone("a"))));
  }
}
