package org.benchlens.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.benchlens.compare.Settings;
import org.benchlens.model.AxisValue;
import org.junit.jupiter.api.Test;

final class WorkspaceTest {
  private static final Instant NOON = Instant.parse("2026-01-31T12:00:00Z");
  private static final RowKey ROW =
      new RowKey("", "b", OptionalLong.of(0), OptionalLong.of(0), "", List.of(), 0);
  private static final InputStamp BASE = input("base/ref.json", "a", "test/cmp.json", "b");

  private static InputStamp input(String ref, String refSum, String cmp, String cmpSum) {
    return new InputStamp("", file(ref, refSum), file(cmp, cmpSum));
  }

  private static FileStamp file(String path, String digit) {
    return new FileStamp(path, 3, digit.repeat(64));
  }

  private static Workspace workspace() {
    Look look = new Look(NOON, List.of(BASE), Settings.DEFAULT, "", "");
    TimedMark mark = new TimedMark(Optional.of(Mark.REAL), NOON, BASE.fingerprint());
    return Workspace.of(look).with(ROW, Triage.NONE.with(mark));
  }

  @Test
  void filesThatWereMovedAreTheSameInputs() {
    assertEquals(Fit.SAME, workspace().fit(List.of(input("x.json", "a", "y.json", "b"))));
  }

  @Test
  void aReRunUnderTheSameNameHasChanged() {
    assertEquals(
        Fit.CHANGED, workspace().fit(List.of(input("base\\ref.json", "1", "other.json", "2"))));
  }

  @Test
  void aNewRunAgainstTheSameReferenceHasChanged() {
    assertEquals(Fit.CHANGED, workspace().fit(List.of(input("x.json", "a", "y.json", "2"))));
  }

  @Test
  void filesWithOtherNamesAndContentsAreOtherInputs() {
    assertEquals(Fit.OTHER, workspace().fit(List.of(input("x.json", "1", "y.json", "2"))));
    assertEquals(Fit.OTHER, workspace().fit(List.of()));
  }

  @Test
  void aMarkOfChangedInputsIsKeptAndStale() {
    List<InputStamp> changed = List.of(input("base/ref.json", "a", "test/cmp.json", "c"));
    assertFalse(workspace().stale(ROW, List.of(BASE)));
    assertTrue(workspace().stale(ROW, changed));
    assertEquals(Optional.of(Mark.REAL), workspace().row(ROW).current());
  }

  @Test
  void aMarkSetAnewIsNotStale() {
    InputStamp changed = input("base/ref.json", "a", "test/cmp.json", "c");
    TimedMark again = new TimedMark(Optional.of(Mark.NOISE), NOON, changed.fingerprint());
    Workspace workspace = workspace().with(ROW, Triage.NONE.with(again));
    assertFalse(workspace.stale(ROW, List.of(changed)));
  }

  @Test
  void aRowWithoutAMarkIsNotStale() {
    RowKey other =
        new RowKey("", "c", OptionalLong.empty(), OptionalLong.empty(), "", List.of(), 0);
    assertFalse(workspace().stale(other, List.of()));
  }

  @Test
  void aRowOfWhichNothingIsSaidIsNotKept() {
    assertEquals(
        Workspace.of(workspace().look()).rows(), workspace().with(ROW, Triage.NONE).rows());
  }

  @Test
  void theOrderOfAxesDoesNotMatter() {
    AxisValue a = new AxisValue("A", "string", "1");
    AxisValue b = new AxisValue("B", "string", "2");
    OptionalLong none = OptionalLong.empty();
    assertEquals(
        new RowKey("", "x", none, none, "", List.of(a, b), 0),
        new RowKey("", "x", none, none, "", List.of(b, a), 0));
  }

  @Test
  void aNoteNeedsText() {
    assertThrows(IllegalArgumentException.class, () -> new Note(NOON, " \n"));
  }

  @Test
  void notesCanBeTakenAwayOneByOne() {
    Note note = new Note(NOON, "x");
    assertEquals(Triage.NONE, Triage.NONE.with(note).without(note));
  }
}
