package org.benchlens.app.viewmodel;

import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;

/// The row that figures and words are about.
///
/// @param item the row; null for none
/// @param changes changes when something more is known of rows
record RowFocus(ObservableValue<@Nullable RowItem> item, ObservableValue<Boolean> changes) {

  /// The selected row, whichever it is.
  static RowFocus selected(RowsViewModel rows) {
    return new RowFocus(rows.selectedProperty(), rows.changedProperty());
  }

  /// The selected row while something is in sight, else none.
  static RowFocus selected(RowsViewModel rows, ObservableValue<Boolean> inSight) {
    ObservableValue<@Nullable RowItem> none = new ReadOnlyObjectWrapper<>();
    return new RowFocus(
        inSight.flatMap(seen -> seen ? rows.selectedProperty() : none), rows.changedProperty());
  }

  /// Nobody looks at the row any more: one that stays is let go, so that nothing is worked out for
  /// it.
  void release() {
    if (item instanceof ReadOnlyObjectWrapper<@Nullable RowItem> held) {
      held.set(null);
    }
  }

  /// One row that stays until it is released.
  static RowFocus on(RowItem item, RowsViewModel rows) {
    return new RowFocus(new ReadOnlyObjectWrapper<@Nullable RowItem>(item), rows.changedProperty());
  }
}
