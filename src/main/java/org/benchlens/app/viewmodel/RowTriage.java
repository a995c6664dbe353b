package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import org.benchlens.workspace.Mark;
import org.jspecify.annotations.Nullable;

/// What is known and said of the selected row, or of a pinned one: flip, outlook, advice, mark and
/// notes. What is said goes to the selected rows, or to the pinned one whatever is selected.
public final class RowTriage implements Marking<RowItem> {
  private final RowFocus focus;
  private final AdviceViewModel advice;
  private final TriageViewModel triage;
  private final RowsViewModel rows;
  private final boolean pinned;
  private final ReadOnlyBooleanWrapper asking = new ReadOnlyBooleanWrapper();

  /// @param focus which row
  /// @param advice outlook and advice of that row
  /// @param triage where marks and notes are kept
  /// @param rows where rows are selected
  /// @param pinned whether it is one that stays
  RowTriage(
      RowFocus focus,
      AdviceViewModel advice,
      TriageViewModel triage,
      RowsViewModel rows,
      boolean pinned) {
    this.focus = focus;
    this.advice = advice;
    this.triage = triage;
    this.rows = rows;
    this.pinned = pinned;
  }

  /// The row; null for none.
  public ObservableValue<@Nullable RowItem> item() {
    return focus.item();
  }

  /// Changes when something more is known of rows.
  public ObservableValue<Boolean> changes() {
    return focus.changes();
  }

  /// Outlook and advice.
  public AdviceViewModel advice() {
    return advice;
  }

  @Override
  public ObservableValue<@Nullable RowItem> selected() {
    return item();
  }

  @Override
  public ObservableValue<?> changed() {
    return changes();
  }

  @Override
  public ObservableValue<Boolean> asking() {
    return asking;
  }

  @Override
  public String mark(RowItem row) {
    return row.row().extras().remark().mark();
  }

  @Override
  public int count() {
    return pinned ? 1 : rows.marked().size();
  }

  /// Marks the row, or takes the mark away when it has it already.
  ///
  /// @param word word of the mark; others change nothing
  @Override
  public void set(String word) {
    RowItem row = focus.item().getValue();
    Optional<Mark> mark = Mark.of(word);
    if (row == null || mark.isEmpty()) {
      return;
    }
    if (!pinned) {
      triage.toggle(row, mark.get());
    } else if (row.row().extras().remark().mark().equals(word)) {
      triage.marks().unmark(List.of(row));
    } else {
      triage.marks().mark(mark.get(), List.of(row));
    }
  }

  @Override
  public void note(RowItem row, String text) {
    triage.marks().note(row, text);
  }

  @Override
  public List<SaidNote> notes(RowItem row) {
    return triage.marks().of(row).notes().stream()
        .map(
            note ->
                new SaidNote(
                    note.text(), triage.when(note.time()), () -> triage.marks().remove(row, note)))
        .toList();
  }

  /// What measuring a row again gave; empty when it was not.
  public Optional<RerunLine> rerun(RowItem row) {
    return triage
        .marks()
        .of(row)
        .rerun()
        .flatMap(
            rerun -> rerun.change().map(change -> RerunLine.of(change, triage.when(rerun.time()))));
  }

  /// Takes a character that was typed over a pinned row: `m` waits for the letter of a mark, which
  /// may follow; a point marks as the last rows were.
  ///
  /// @return whether it means something there
  public boolean typed(String character) {
    RowItem row = focus.item().getValue();
    if (row == null) {
      return false;
    }
    if (asking.get()) {
      asking.set(false);
      MarkQuestion.letter(character).ifPresent(mark -> triage.marks().mark(mark, List.of(row)));
      if (character.equals("x")) {
        triage.marks().unmark(List.of(row));
      }
      return true;
    }
    switch (character) {
      case "m" -> asking.set(true);
      case "." -> triage.marks().repeat(List.of(row));
      default -> {
        return false;
      }
    }
    return true;
  }

  /// Waits for no letter any more.
  ///
  /// @return whether it did
  public boolean escape() {
    boolean waited = asking.get();
    asking.set(false);
    return waited;
  }

  /// Whether the letter of a mark is waited for.
  public ReadOnlyBooleanProperty askingProperty() {
    return asking.getReadOnlyProperty();
  }
}
