package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.present.table.NearestFlip;
import org.benchlens.workspace.Mark;
import org.junit.jupiter.api.Test;

final class MarksViewModelTest {
  private final ExplorerViewModel explorer = Opened.example("realistic");
  private final TriageViewModel triage = explorer.triage();
  private final RowsViewModel rows = explorer.rows();

  private String mark(RowItem item) {
    return item.row().extras().remark().mark();
  }

  @Test
  void aLetterAfterTheQuestionMarksTheSelectedRow() {
    RowItem item = rows.selectedProperty().get();
    assertFalse(triage.answer("r"), "nothing was asked");
    triage.ask();
    assertTrue(triage.answer("e"));
    assertEquals("real", mark(item));
    triage.ask();
    assertTrue(triage.answer("x"));
    assertEquals("", mark(item));
  }

  @Test
  void everyLetterHasItsMark() {
    Map<String, String> letters =
        Map.of("r", "rerun", "e", "real", "n", "noise", "a", "accepted", "l", "later");
    RowItem item = rows.selectedProperty().get();
    letters.forEach(
        (letter, word) -> {
          triage.ask();
          triage.answer(letter);
          assertEquals(word, mark(item));
        });
  }

  @Test
  void aSelectionIsMarkedAndTakenBackInOneStep() {
    List<RowItem> some = rows.shown().subList(2, 7);
    rows.mark(some);
    rows.select(some.getLast());
    triage.marks().mark(Mark.NOISE);
    assertTrue(some.stream().allMatch(item -> mark(item).equals("noise")));
    triage.undo().undo();
    assertTrue(some.stream().allMatch(item -> mark(item).isEmpty()));
    triage.undo().redo();
    assertTrue(some.stream().allMatch(item -> mark(item).equals("noise")));
  }

  @Test
  void theLastMarkIsRepeated() {
    triage.repeat();
    assertEquals("", mark(rows.selectedProperty().get()), "there was none");
    triage.marks().mark(Mark.LATER);
    rows.selectAt(9);
    triage.repeat();
    assertEquals("later", mark(rows.items().get(8)));
  }

  @Test
  void marksAreFilteredAndCounted() {
    triage.marks().mark(Mark.RERUN);
    assertEquals(1, triage.marks().progressProperty().get().triaged());
    assertEquals(5, triage.marks().progressProperty().get().all());
    rows.filter("mark:rerun");
    assertEquals(1, rows.passing().size());
    rows.filter("mark:unseen");
    assertEquals(4, rows.passing().size());
  }

  @Test
  void aMarkOutlivesOtherSettings() {
    RowItem item = rows.selectedProperty().get();
    triage.marks().mark(Mark.NOISE);
    triage.marks().note(item, "seen twice");
    triage.whatIf().preset(org.benchlens.compare.Preset.STRICT);
    assertEquals("noise", mark(item));
    assertEquals("seen twice", item.row().extras().remark().note());
  }

  @Test
  void notesAreAddedAndTakenAway() {
    RowItem item = rows.selectedProperty().get();
    triage.marks().note("  ");
    triage.marks().note("first");
    triage.marks().note("second");
    List<SaidNote> notes = explorer.triage().selected().notes(item);
    assertEquals(List.of("first", "second"), notes.stream().map(SaidNote::text).toList());
    notes.getFirst().remove().run();
    assertEquals("second", item.row().extras().remark().note());
  }

  @Test
  void theQueueGoesByReasonThenByFlip() {
    List<RowItem> queue = triage.queue().lines();
    assertEquals(5, queue.size());
    assertTrue(
        queue.stream()
            .allMatch(
                item ->
                    item.row().verdict().map(Decision::status).equals(Optional.of(Status.AMBG))));
    List<Double> sizes =
        queue.stream()
            .map(item -> item.row().extras().flip().flatMap(NearestFlip::flip).orElseThrow().size())
            .toList();
    assertEquals(sizes.stream().sorted().toList(), sizes);
  }

  @Test
  void rowsOfTheQueueKeepTheirPlacesWhileLimitsAreTried() {
    List<RowItem> before = List.copyOf(triage.queue().lines());
    triage.whatIf().preset(org.benchlens.compare.Preset.PERMISSIVE);
    assertEquals(before, triage.queue().lines());
  }

  @Test
  void markingInTheQueueLeadsToTheNextRowWithoutAMark() {
    explorer.toggleTriage();
    triage.queue().move(true);
    for (int i = 0; i < 5; i++) {
      triage.ask();
      triage.answer("a");
    }
    assertEquals(5, triage.marks().progressProperty().get().triaged());
    assertEquals(0, triage.marks().progressProperty().get().unseen());
  }

  @Test
  void everyRowHasItsFlipAndTheSameAdviceEachTime() {
    assertTrue(rows.items().stream().allMatch(item -> item.row().extras().flip().isPresent()));
    Advice first = triage.advice().adviceProperty().get();
    rows.selectAt(1);
    rows.select(first == null ? null : first.item());
    assertEquals(first, triage.advice().adviceProperty().get());
  }

  @Test
  void theOutlookEndsWithTheRowsOwnStatus() {
    for (RowItem item : rows.items()) {
      rows.select(item);
      Advice advice = triage.advice().adviceProperty().get();
      assertEquals(item, advice == null ? null : advice.item());
      if (advice != null) {
        advice
            .outlook()
            .ifPresent(
                outlook ->
                    assertEquals(item.row().verdict().orElseThrow().status(), outlook.own()));
        assertFalse(advice.sentence().isEmpty());
      }
    }
  }
}
