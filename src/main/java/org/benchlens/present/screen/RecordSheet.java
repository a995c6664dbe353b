package org.benchlens.present.screen;

import java.util.List;
import java.util.Optional;

/// A table of a screen.
///
/// @param columns its columns
/// @param rows its rows
/// @param axis the axis of its drawn intervals; empty when none are drawn
public record RecordSheet(
    List<SheetColumn> columns, List<SheetRow> rows, Optional<ForestAxis> axis) {
  public RecordSheet {
    columns = List.copyOf(columns);
    rows = List.copyOf(rows);
    for (SheetRow row : rows) {
      if (row.cells().size() != columns.size()) {
        throw new IllegalArgumentException(
            row.cells().size() + " cells in " + columns.size() + " columns");
      }
    }
  }
}
