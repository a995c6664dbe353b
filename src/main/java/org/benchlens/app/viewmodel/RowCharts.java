package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.Settings;
import org.benchlens.present.chart.ChangeChart;
import org.benchlens.present.chart.RowChart;
import org.benchlens.present.chart.Sweep;
import org.benchlens.present.chart.SweepChart;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.TableRow;

/// Charts of the rows that pass the filter. Not for the UI thread.
///
/// @param rows decided rows in the order of the table
/// @param settings by what they were decided
record RowCharts(List<TableRow> rows, Settings settings) {
  RowCharts {
    rows = List.copyOf(rows);
  }

  /// The rows that pass now; a copy, for another thread.
  static RowCharts of(RowsViewModel rows, Settings settings) {
    return new RowCharts(
        rows.passing().stream().map(RowItem::row).filter(row -> row.verdict().isPresent()).toList(),
        settings);
  }

  /// The axes that rows have numbers on.
  List<Subject.Along> axes() {
    return AxisColumns.names(rows).stream().filter(this::numeric).map(Subject.Along::new).toList();
  }

  private boolean numeric(String axis) {
    return rows.stream()
        .map(row -> AxisColumns.number(row, axis))
        .flatMapToDouble(OptionalDouble::stream)
        .anyMatch(Double::isFinite);
  }

  /// Draws a chart; empty when there is nothing to draw.
  Optional<RowChart> draw(Subject.OfRows subject, Palette palette) {
    if (rows.isEmpty()) {
      return Optional.empty();
    }
    return switch (subject) {
      case Subject.Changes() -> Optional.of(ChangeChart.of(rows, "", settings, palette));
      case Subject.Along(String axis) ->
          Optional.of(Sweep.along(axis, rows))
              .filter(sweep -> !sweep.series().isEmpty())
              .map(sweep -> SweepChart.of(sweep, "", settings, palette));
    };
  }
}
