package org.benchlens.report.table;

import java.util.function.Predicate;
import org.benchlens.present.table.ColumnPlan;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.present.table.TableRow;

/// What of a comparison a table shows, and how.
///
/// @param columns the columns
/// @param visible which rows; JSON shows all rows all the same
/// @param color whether status words are coloured for a terminal; else they carry an emoji
public record TableOptions(ColumnPlan columns, Predicate<TableRow> visible, boolean color) {
  /// All rows in a display mode, without colours.
  public static TableOptions of(DisplayMode mode) {
    return new TableOptions(ColumnPlan.of(mode), row -> true, false);
  }

  /// The same with only some of the rows.
  public TableOptions showing(Predicate<TableRow> rows) {
    return new TableOptions(columns, rows, color);
  }

  /// The same with or without colours.
  public TableOptions colored(boolean colored) {
    return new TableOptions(columns, visible, colored);
  }
}
