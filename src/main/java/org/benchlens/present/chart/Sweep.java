package org.benchlens.present.chart;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.benchlens.model.Side;
import org.benchlens.present.format.AxisName;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.TableRow;

/// Rows sorted into series along an axis, and what could not be.
///
/// @param axis exact name of the axis
/// @param powers whether all its values are powers of two and the axis says so
/// @param series in the order of their first rows
/// @param lacking number of rows without the axis
/// @param notNumbers number of rows whose value is no finite number
public record Sweep(
    String axis, boolean powers, List<SweepSeries> series, int lacking, int notNumbers) {
  public Sweep {
    series = List.copyOf(series);
  }

  private record Key(int input, int section, List<String> rest) {}

  /// Sorts rows.
  public static Sweep along(String axis, List<TableRow> rows) {
    Map<Key, List<SweepSeries.Point>> groups = new LinkedHashMap<>();
    int lacking = 0;
    int notNumbers = 0;
    boolean powers = true;
    for (TableRow row : rows) {
      if (AxisColumns.value(row, axis).isEmpty()) {
        lacking++;
        continue;
      }
      OptionalDouble place = AxisColumns.number(row, axis);
      if (place.isEmpty() || !Double.isFinite(place.getAsDouble())) {
        notNumbers++;
        continue;
      }
      powers &= power(row, axis);
      groups
          .computeIfAbsent(key(row, axis), _ -> new ArrayList<>())
          .add(new SweepSeries.Point(place.getAsDouble(), row));
    }
    List<SweepSeries> series = new ArrayList<>();
    groups.forEach((key, points) -> series.add(series(key, points)));
    return new Sweep(axis, powers && !series.isEmpty(), series, lacking, notNumbers);
  }

  private static boolean power(TableRow row, String axis) {
    return AxisColumns.declared(row.matched().benchmark(Side.COMPARE), axis)
        .map(declared -> declared.powerOfTwo())
        .orElse(false);
  }

  private static Key key(TableRow row, String axis) {
    List<String> rest = new ArrayList<>();
    for (String name : AxisColumns.names(List.of(row))) {
      if (!name.equals(axis)) {
        AxisColumns.shown(row, name)
            .ifPresent(
                value -> rest.add(OneLine.of(AxisName.shown(name)) + "=" + RaisedPower.of(value)));
      }
    }
    return new Key(row.matched().section().input(), row.matched().section().index(), rest);
  }

  private static SweepSeries series(Key key, List<SweepSeries.Point> points) {
    List<SweepSeries.Point> sorted = new ArrayList<>(points);
    sorted.sort(Comparator.comparingDouble(SweepSeries.Point::place));
    RowCaption caption = RowCaption.of(points.getFirst().row());
    String benchmark =
        caption.device().isEmpty()
            ? caption.benchmark()
            : caption.benchmark() + ", " + caption.device();
    return new SweepSeries(benchmark, String.join("  ", key.rest()), sorted);
  }

  /// What was left out, as a sentence; empty when nothing was.
  public String leftOut() {
    List<String> parts = new ArrayList<>();
    if (lacking > 0) {
      parts.add(rows(lacking) + " without the axis " + OneLine.of(axis));
    }
    if (notNumbers > 0) {
      parts.add(rows(notNumbers) + " whose " + OneLine.of(axis) + " is no finite number");
    }
    return parts.isEmpty() ? "" : "left out: " + String.join(", ", parts);
  }

  private static String rows(int count) {
    return count + (count == 1 ? " row" : " rows");
  }
}
