package org.benchlens.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.junit.jupiter.api.Test;

final class MergeTest {
  private static final int TRIALS = 3000;
  private static final Instant NOON = Instant.parse("2026-01-31T12:00:00Z");
  private static final RowKey ROW =
      new RowKey("", "b", OptionalLong.of(0), OptionalLong.of(0), "", List.of(), 0);
  private static final RowKey OTHER =
      new RowKey("", "c", OptionalLong.of(0), OptionalLong.of(0), "", List.of(), 0);

  private static Workspace merged(Workspace a, Workspace b) {
    return Merge.of(a, b).workspace();
  }

  @Test
  void orderDoesNotMatter() {
    for (long seed = 0; seed < TRIALS; seed++) {
      Workspace a = RandomWorkspace.of(3 * seed);
      Workspace b = RandomWorkspace.of(3 * seed + 1);
      assertEquals(merged(a, b), merged(b, a), "seed " + seed);
    }
  }

  @Test
  void groupingDoesNotMatter() {
    for (long seed = 0; seed < TRIALS; seed++) {
      Workspace a = RandomWorkspace.of(3 * seed);
      Workspace b = RandomWorkspace.of(3 * seed + 1);
      Workspace c = RandomWorkspace.of(3 * seed + 2);
      assertEquals(merged(merged(a, b), c), merged(a, merged(b, c)), "seed " + seed);
    }
  }

  @Test
  void mergingAgainChangesNothing() {
    for (long seed = 0; seed < TRIALS; seed++) {
      Workspace a = RandomWorkspace.of(3 * seed);
      Workspace b = RandomWorkspace.of(3 * seed + 1);
      assertEquals(a, merged(a, a), "seed " + seed);
      assertEquals(merged(a, b), merged(merged(a, b), b), "seed " + seed);
    }
  }

  @Test
  void noNoteIsLost() {
    for (long seed = 0; seed < TRIALS; seed++) {
      Workspace a = RandomWorkspace.of(3 * seed);
      Workspace b = RandomWorkspace.of(3 * seed + 1);
      Merge merge = Merge.of(a, b);
      int added = 0;
      for (RowKey key : merge.workspace().rows().keySet()) {
        Set<Note> wanted = new HashSet<>(a.row(key).notes());
        wanted.addAll(b.row(key).notes());
        added += wanted.size() - a.row(key).notes().size();
        assertEquals(wanted, new HashSet<>(merge.workspace().row(key).notes()), "seed " + seed);
        assertEquals(
            merge.workspace().row(key).notes().stream().sorted().toList(),
            merge.workspace().row(key).notes());
      }
      assertTrue(merge.workspace().rows().keySet().containsAll(a.rows().keySet()));
      assertTrue(merge.workspace().rows().keySet().containsAll(b.rows().keySet()));
      assertEquals(added, merge.notesAdded(), "seed " + seed);
    }
  }

  private static TimedMark mark(Mark mark, Instant time) {
    return new TimedMark(Optional.of(mark), time, "");
  }

  private static Workspace with(RowKey key, Triage triage) {
    return Workspace.of(new Look(NOON, List.of(), Settings.DEFAULT, "", "")).with(key, triage);
  }

  @Test
  void theLaterMarkIsKeptAndTheOtherReported() {
    TimedMark early = mark(Mark.REAL, NOON);
    TimedMark late = mark(Mark.NOISE, NOON.plusNanos(1));
    Merge merge = Merge.of(with(ROW, Triage.NONE.with(late)), with(ROW, Triage.NONE.with(early)));
    assertEquals(Optional.of(Mark.NOISE), merge.workspace().row(ROW).current());
    assertEquals(List.of(new Merge.Conflict(ROW, late, early)), merge.conflicts());
  }

  @Test
  void ofMarksOfOneTimeTheLargerTextIsKept() {
    Merge merge =
        Merge.of(
            with(ROW, Triage.NONE.with(mark(Mark.RERUN, NOON))),
            with(ROW, Triage.NONE.with(mark(Mark.ACCEPTED, NOON))));
    assertEquals(Optional.of(Mark.RERUN), merge.workspace().row(ROW).current());
  }

  @Test
  void aMarkThatWasTakenAwayLaterStaysAway() {
    TimedMark gone = new TimedMark(Optional.empty(), NOON.plusSeconds(1), "");
    Merge merge =
        Merge.of(
            with(ROW, Triage.NONE.with(mark(Mark.REAL, NOON))), with(ROW, Triage.NONE.with(gone)));
    assertEquals(Optional.empty(), merge.workspace().row(ROW).current());
  }

  @Test
  void theLaterRerunIsKeptAndOneTakenBackStaysBack() {
    MeasuredTime nothing =
        new MeasuredTime(
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            OptionalDouble.empty());
    Measured ambiguous = new Measured(Status.AMBG, Reason.CENTERS_NOT_CLOSE, nothing, nothing);
    Rerun opened = new Rerun(Optional.of(new Rerun.Change(ambiguous, ambiguous, false)), NOON);
    Rerun back = new Rerun(Optional.empty(), NOON.plusSeconds(1));
    Triage kept =
        Merge.of(with(ROW, Triage.NONE.with(opened)), with(ROW, Triage.NONE)).workspace().row(ROW);
    assertEquals(Optional.of(opened), kept.rerun());
    Triage gone =
        Merge.of(with(ROW, Triage.NONE.with(back)), with(ROW, Triage.NONE.with(opened)))
            .workspace()
            .row(ROW);
    assertEquals(Optional.empty(), gone.again());
  }

  @Test
  void rowsOfOneSideAreReported() {
    Triage noted = Triage.NONE.with(new Note(NOON, "look"));
    Merge merge = Merge.of(with(ROW, noted), with(OTHER, noted));
    assertEquals(List.of(ROW), merge.onlyFirst());
    assertEquals(List.of(OTHER), merge.onlySecond());
    assertEquals(1, merge.notesAdded());
    assertEquals(List.of(), merge.conflicts());
  }
}
