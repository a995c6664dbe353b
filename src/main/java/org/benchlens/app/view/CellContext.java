package org.benchlens.app.view;

import javafx.beans.value.ObservableValue;
import org.benchlens.app.viewmodel.RowsViewModel;
import org.benchlens.app.viewmodel.TableLook;
import org.benchlens.compare.Settings;
import org.benchlens.present.figure.Palette;

/// What cells need to know beside their row.
///
/// @param rows the rows
/// @param settings by what they are decided
/// @param palette colours
record CellContext(
    RowsViewModel rows, ObservableValue<Settings> settings, ObservableValue<Palette> palette) {

  /// Columns, units and counts of what is shown.
  TableLook look() {
    return rows.lookProperty().get();
  }

  /// The effective same.center_relative, [1].
  double tolerance() {
    return settings.getValue().thresholds().sameCenterRelative();
  }
}
