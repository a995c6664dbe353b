package org.benchlens.app.view;

import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.app.viewmodel.TableLook;
import org.benchlens.present.format.AxisName;

/// Headings of columns.
final class HeadingText {

  /// What is left of the heading of times when the table is too narrow for their ends.
  private static final String CENTER = "center";

  private HeadingText() {}

  /// The heading, with the unit that all shown times share.
  static String of(ScreenColumn column, TableLook look) {
    return of(column, look, false);
  }

  /// The heading.
  ///
  /// @param brief whether times show their centers alone
  static String of(ScreenColumn column, TableLook look, boolean brief) {
    if (column.kind() == ScreenColumn.Kind.BOUNDS && column.side() != null) {
      return (brief ? CENTER : column.header())
          + look.scale(column.side()).map(scale -> " " + scale.screenWord()).orElse("");
    }
    if (column.kind() == ScreenColumn.Kind.AXIS) {
      return AxisName.shown(column.header());
    }
    String unit = look.unit(column);
    return unit.isEmpty() ? column.header() : column.header() + " " + unit;
  }
}
