package org.benchlens.app.viewmodel;

import java.util.List;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// What can be said of the rows of a table, for views.
///
/// @param <R> a row
public interface Marking<R> {
  /// The selected row, null for none.
  ObservableValue<? extends @Nullable R> selected();

  /// Changes its value whenever something else is said of a row.
  ObservableValue<?> changed();

  /// Number of rows that a mark is set on.
  int count();

  /// Word of the mark of a row; empty for none.
  String mark(R row);

  /// The notes of a row, the oldest first.
  List<SaidNote> notes(R row);

  /// Marks the selected rows, or takes the mark away when the selected row has it already.
  ///
  /// @param word word of the mark
  void set(String word);

  /// Adds a note to a row; a blank one adds nothing.
  void note(R row, String text);

  /// Whether the letter of a mark is waited for here.
  default ObservableValue<Boolean> asking() {
    return new ReadOnlyBooleanWrapper();
  }
}
