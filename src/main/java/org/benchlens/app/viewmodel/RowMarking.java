package org.benchlens.app.viewmodel;

import java.util.List;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// What can be said of the rows of a comparison.
///
/// @param explorer the window
public record RowMarking(ExplorerViewModel explorer) implements Marking<RowItem> {
  @Override
  public ObservableValue<? extends @Nullable RowItem> selected() {
    return explorer.rows().selectedProperty();
  }

  @Override
  public ObservableValue<?> changed() {
    return explorer.rows().changedProperty();
  }

  @Override
  public int count() {
    return explorer.rows().marked().size();
  }

  @Override
  public String mark(RowItem row) {
    return row.row().extras().remark().mark();
  }

  @Override
  public List<SaidNote> notes(RowItem row) {
    return SaidNote.of(explorer, row);
  }

  @Override
  public void set(String word) {
    MarkWord.set(explorer, word);
  }

  @Override
  public void note(RowItem row, String text) {
    explorer.triage().marks().note(row, text);
  }
}
