package org.benchlens.cli;

import static org.benchlens.reading.nupp.MadeRecord.corpus;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.Settings;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.workflow.MarkedRecords;
import org.benchlens.workspace.InputStamp;
import org.benchlens.workspace.Look;
import org.benchlens.workspace.Mark;
import org.benchlens.workspace.Note;
import org.benchlens.workspace.RowKey;
import org.benchlens.workspace.Subject;
import org.benchlens.workspace.TimedMark;
import org.benchlens.workspace.Triage;
import org.benchlens.workspace.Workspace;
import org.benchlens.workspace.WorkspaceException;
import org.benchlens.workspace.WorkspaceFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Marks and notes of records on the command line.
final class RecordWorkspaceOptionTest {
  private static final Instant NOON = Instant.parse("2026-01-31T12:00:00Z");
  private static final BenchmarkId SUM =
      new BenchmarkId("bench/sum.bench.nupp", "sum.floats.index:size=100");

  @TempDir private Path folder;

  private Path base() {
    return folder.resolve("base.json");
  }

  private Path candidate() {
    return folder.resolve("new.json");
  }

  @BeforeEach
  void write() throws IOException, WorkspaceException {
    Files.copy(corpus("baseline-v4.json"), base());
    Files.copy(corpus("candidate-v4.json"), candidate());
    save("pair.benchlens", List.of(base(), candidate()));
    save("alone.benchlens", List.of(base()));
  }

  private void save(String name, List<Path> records) throws IOException, WorkspaceException {
    InputStamp input = MarkedRecords.stamp(records);
    Triage said =
        Triage.NONE
            .with(new TimedMark(Optional.of(Mark.REAL), NOON, input.fingerprint()))
            .with(new Note(NOON, "seen | twice"));
    Look look = new Look(NOON, List.of(input), new Subject.Records(OptionalDouble.empty()), "");
    WorkspaceFile.write(folder.resolve(name), Workspace.of(look).with(RowKey.of(SUM), said));
  }

  private Session nupp(String command, String workspace, String... more) {
    List<String> all = new ArrayList<>(List.of("nupp", command));
    all.addAll(List.of(more));
    all.addAll(List.of("--workspace", folder.resolve(workspace).toString()));
    return Session.of(all.toArray(String[]::new));
  }

  private Session compare(String workspace, String... more) {
    List<String> all =
        new ArrayList<>(List.of(base().toString(), candidate().toString(), "--margin", "2"));
    all.addAll(List.of(more));
    return nupp("compare", workspace, all.toArray(String[]::new));
  }

  private static String row(Session session) {
    return session
        .out()
        .lines()
        .filter(line -> line.startsWith("|") && line.contains(SUM.name()))
        .findFirst()
        .orElse(session.out() + session.errors());
  }

  @Test
  void aComparisonHasColumnsOfMarksAndNotes() {
    Session session = compare("pair.benchlens");
    assertTrue(row(session).matches(".*[|] real +[|] seen .{1,6} twice +[|]"), row(session));
    Session csv = compare("pair.benchlens", "--format", "csv");
    assertTrue(csv.out().lines().findFirst().orElse("").endsWith(",mark,mark_stale,note"));
    assertTrue(csv.out().lines().anyMatch(line -> line.endsWith(",real,,seen | twice")));
    assertEquals(1, csv.out().lines().filter(line -> line.contains(",real,")).count());
  }

  @Test
  void aRecordHasThemToo() {
    Session session = nupp("show", "alone.benchlens", base().toString());
    assertEquals(ExitStatus.DONE, session.status(), session.errors());
    assertTrue(row(session).matches(".*[|] real +[|] seen .{1,6} twice +[|]"), row(session));
    Session json = nupp("show", "alone.benchlens", base().toString(), "--format", "json");
    assertTrue(json.out().contains("\"seen | twice\""), json.out());
  }

  @Test
  void aMarkOfARecordThatChangedIsStaleAndSaysSo() throws IOException {
    Files.writeString(candidate(), Files.readString(candidate()) + "\n");
    Session session = compare("pair.benchlens");
    assertTrue(session.errors().contains("have changed since it was saved"), session.errors());
    assertTrue(row(session).contains("| real (stale) |"), row(session));
  }

  @Test
  void aWorkspaceOfOtherInputsIsRefused() throws IOException {
    assertRefused(compare("alone.benchlens"));
    assertRefused(nupp("show", "pair.benchlens", base().toString()));
    InputStamp none = new InputStamp("", stamp(), Optional.of(stamp()));
    Look runs = new Look(NOON, List.of(none), Settings.DEFAULT, "", "");
    WorkspaceFile.write(folder.resolve("runs.benchlens"), Workspace.of(runs));
    assertRefused(compare("runs.benchlens"));
  }

  private static org.benchlens.workspace.FileStamp stamp() {
    return new org.benchlens.workspace.FileStamp("new.json", 1, "a".repeat(64));
  }

  private static void assertRefused(Session session) {
    assertEquals(ExitStatus.FAILED, session.status(), session.errors());
    assertTrue(session.errors().contains("which is not what is shown"), session.errors());
    assertEquals("", session.out());
  }

  @Test
  void aCutWorkspaceIsRefusedInOneLine() throws IOException {
    Path cut = folder.resolve("pair.benchlens");
    String whole = Files.readString(cut);
    Files.writeString(cut, whole.substring(0, whole.length() / 2));
    Session session = compare("pair.benchlens");
    assertEquals(ExitStatus.FAILED, session.status());
    assertEquals(1, session.errors().lines().count(), session.errors());
  }
}
