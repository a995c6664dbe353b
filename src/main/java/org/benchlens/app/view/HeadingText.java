package org.benchlens.app.view;

import org.benchlens.app.viewmodel.ScreenColumn;
import org.benchlens.app.viewmodel.TableLook;
import org.benchlens.present.format.AxisName;

/// Headings of columns.
final class HeadingText {

  private HeadingText() {}

  /// The heading, with the unit that all shown times share.
  static String of(ScreenColumn column, TableLook look) {
    if (column.kind() == ScreenColumn.Kind.BOUNDS && column.side() != null) {
      return column.header()
          + look.scale(column.side()).map(scale -> " " + scale.screenWord()).orElse("");
    }
    if (column.kind() == ScreenColumn.Kind.AXIS) {
      return AxisName.shown(column.header());
    }
    String unit = look.unit(column);
    return unit.isEmpty() ? column.header() : column.header() + " " + unit;
  }
}
