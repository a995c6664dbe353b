package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchlens.model.Side;
import org.benchlens.present.format.TimeScale;
import org.benchlens.present.table.TableRow;

/// The columns of the table and what their headings need to know of the shown rows.
///
/// @param columns columns from left to right
/// @param pinned number of columns at the left that stay in sight
/// @param hiddenAxes axes without a value in the shown rows
/// @param widest for each column the longest of its texts, to be measured
/// @param units unit that all shown rows share, by id of the column
/// @param referenceScale unit that all shown reference times share
/// @param compareScale unit that all shown compare times share
public record ColumnLook(
    List<ScreenColumn> columns,
    int pinned,
    List<String> hiddenAxes,
    List<List<String>> widest,
    Map<String, String> units,
    Optional<TimeScale> referenceScale,
    Optional<TimeScale> compareScale) {
  /// No columns.
  static final ColumnLook EMPTY =
      new ColumnLook(
          List.of(), 0, List.of(), List.of(), Map.of(), Optional.empty(), Optional.empty());

  private static final int SAMPLE = 100;
  private static final int MEASURED = 3;

  /// What the headings of columns need to know.
  ///
  /// @param rows shown rows
  static ColumnLook of(ScreenColumns columns, List<TableRow> rows) {
    Map<String, String> units = columns.units(rows);
    List<TableRow> sample = sample(rows);
    return new ColumnLook(
        columns.columns(),
        columns.pinned(),
        columns.hiddenAxes(),
        columns.columns().stream().map(column -> widest(column, units, sample)).toList(),
        units,
        scale(rows, Side.REFERENCE),
        scale(rows, Side.COMPARE));
  }

  /// Whether cells need no other text than before: all units are the same.
  public boolean sameUnits(ColumnLook other) {
    return units.equals(other.units)
        && referenceScale.equals(other.referenceScale)
        && compareScale.equals(other.compareScale);
  }

  /// The first rows, which are in sight, and some that are spread over all.
  private static List<TableRow> sample(List<TableRow> rows) {
    if (rows.size() <= 2 * SAMPLE) {
      return rows;
    }
    List<TableRow> sample = new ArrayList<>(rows.subList(0, SAMPLE));
    for (int i = 0; i < SAMPLE; i++) {
      sample.add(rows.get((int) ((long) i * rows.size() / SAMPLE)));
    }
    return sample;
  }

  /// Measuring is slow and belongs to the UI thread: it gets a few texts.
  private static List<String> widest(
      ScreenColumn column, Map<String, String> units, List<TableRow> rows) {
    boolean shared = units.containsKey(column.id());
    return rows.stream()
        .map(row -> shared ? column.number().apply(row).text() : column.text(row))
        .distinct()
        .sorted(Comparator.comparingInt(String::length).reversed())
        .limit(MEASURED)
        .toList();
  }

  /// Looks at the centers only: making all texts would take longer than the rest.
  private static Optional<TimeScale> scale(List<TableRow> rows, Side side) {
    double least = Double.POSITIVE_INFINITY;
    double largest = 0;
    for (TableRow row : rows) {
      double center = row.timing(side).center().orElse(Double.NaN);
      if (center > 0 && center < Double.POSITIVE_INFINITY) {
        least = Math.min(least, center);
        largest = Math.max(largest, center);
      }
    }
    if (largest == 0) {
      return Optional.empty();
    }
    TimeScale scale = TimeScale.onScreen(least);
    return scale == TimeScale.onScreen(largest) ? Optional.of(scale) : Optional.empty();
  }
}
