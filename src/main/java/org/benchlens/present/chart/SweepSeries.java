package org.benchlens.present.chart;

import java.util.List;
import org.benchlens.present.table.TableRow;

/// Rows that differ in one axis only.
///
/// @param benchmark name of the benchmark, with its devices
/// @param rest the other axis values; may be empty
/// @param points ascending by place; rows of one place in table order
public record SweepSeries(String benchmark, String rest, List<Point> points) {
  public SweepSeries {
    points = List.copyOf(points);
  }

  /// A row at its place on the axis.
  ///
  /// @param place the number that the axis value stands for, finite
  /// @param row the row
  public record Point(double place, TableRow row) {}

  /// Whether all places are positive, so that a log axis can show them.
  boolean positive() {
    return points.getFirst().place() > 0;
  }

  /// Number of rows beyond the first at their place.
  int repeats() {
    int repeats = 0;
    for (int i = 1; i < points.size(); i++) {
      repeats += points.get(i).place() == points.get(i - 1).place() ? 1 : 0;
    }
    return repeats;
  }
}
