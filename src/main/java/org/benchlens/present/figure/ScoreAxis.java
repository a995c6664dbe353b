package org.benchlens.present.figure;

import java.util.Arrays;
import java.util.stream.DoubleStream;
import org.benchlens.model.Quantity;

/// Axes that figures of records share.
final class ScoreAxis {
  private static final double ROOM = 0.06;

  private ScoreAxis() {}

  /// An axis of times for one operation or frame that holds all values.
  ///
  /// @param what such as `time for one operation`
  /// @param values [s], at least one, finite
  static PlotAxis times(String what, DoubleStream values) {
    double[] all = values.toArray();
    Span span = padded(all);
    double largest = Math.max(Math.abs(span.from()), Math.abs(span.to()));
    return new PlotAxis(
        what, AxisUnit.of(Quantity.TIME, largest), ScaleKind.LINEAR, span, true, true);
  }

  /// An axis of relative changes that holds all values and zero.
  static PlotAxis changes(boolean grid, DoubleStream values) {
    double[] all = DoubleStream.concat(values, DoubleStream.of(0)).toArray();
    return new PlotAxis("change", AxisUnit.PERCENT, ScaleKind.LINEAR, padded(all), grid, true);
  }

  /// An axis of places from 1, half a place wider on both sides.
  static PlotAxis places(String what, int count, boolean numbered) {
    Span span = new Span(0.5, Math.max(1, count) + 0.5);
    return new PlotAxis(what, AxisUnit.NONE, ScaleKind.PLACES, span, false, numbered);
  }

  private static Span padded(double[] values) {
    double low = Arrays.stream(values).min().orElse(0);
    double high = Arrays.stream(values).max().orElse(1);
    double width = high - low;
    double room = width > 0 ? width * ROOM : Math.max(Math.abs(high) * 0.01, 1e-12);
    return new Span(low - room, high + room);
  }

  /// A line between two points.
  static Mark.Line line(double x1, double y1, double x2, double y2, Role role, double width) {
    return new Mark.Line(
        Points.of(new double[] {x1, x2}, new double[] {y1, y2}), role, width, Dash.SOLID);
  }
}
