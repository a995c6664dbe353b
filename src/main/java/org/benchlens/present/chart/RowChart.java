package org.benchlens.present.chart;

import java.util.Optional;
import org.benchlens.present.figure.Drawing;
import org.benchlens.present.table.TableRow;

/// A drawing of many rows.
public interface RowChart extends Drawing {
  /// The row that is drawn at a place, [px]; empty where none is.
  Optional<TableRow> rowAt(double x, double y);
}
