package org.benchlens.report.table;

import java.util.function.Function;
import java.util.function.Predicate;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.present.table.ColumnPlan;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.present.table.RowExtras;
import org.benchlens.present.table.TableRow;

/// What of a comparison a table shows, and how.
///
/// @param columns the columns
/// @param visible which rows; JSON shows all rows all the same
/// @param extras what is known of each row beside its verdict
/// @param color whether status words are coloured for a terminal; else they carry an emoji
public record TableOptions(
    ColumnPlan columns,
    Predicate<TableRow> visible,
    Function<MatchedRow, RowExtras> extras,
    boolean color) {
  /// All rows in a display mode, without colours.
  public static TableOptions of(DisplayMode mode) {
    return of(ColumnPlan.of(mode));
  }

  /// All rows with given columns, without colours.
  public static TableOptions of(ColumnPlan columns) {
    return new TableOptions(columns, row -> true, row -> RowExtras.NONE, false);
  }

  /// The same with only some of the rows.
  public TableOptions showing(Predicate<TableRow> rows) {
    return new TableOptions(columns, rows, extras, color);
  }

  /// The same with more known of the rows.
  public TableOptions knowing(Function<MatchedRow, RowExtras> more) {
    return new TableOptions(columns, visible, more, color);
  }

  /// The same with or without colours.
  public TableOptions colored(boolean colored) {
    return new TableOptions(columns, visible, extras, colored);
  }
}
