package org.benchlens.present.figure;

import java.util.Arrays;
import java.util.function.DoubleUnaryOperator;

/// Points as they lie on the screen, each worked out when it is asked for: of a million points most
/// share a pixel with others, and on linear axes asking again costs less than remembering.
final class Pixels {
  private final double[] xs;
  private final double[] ys;
  private final Line across;
  private final Line up;

  /// A straight line from values to pixels.
  ///
  /// @param origin where the lower end of the span lies, [px]
  /// @param length how long the span is, negative upwards, [px]
  private record Line(double from, double width, double origin, double length) {
    /// What is in pixels stays as it is.
    static final Line SAME = new Line(0, 1, 0, 1);
  }

  private Pixels(double[] xs, double[] ys, Line across, Line up) {
    this.xs = xs;
    this.ys = ys;
    this.across = across;
    this.up = up;
  }

  /// Points of a figure.
  static Pixels of(Sheet sheet, Points points) {
    Box plot = sheet.plot();
    boolean straightX = straight(sheet.figure().x(), sheet.xs());
    boolean straightY = straight(sheet.figure().y(), sheet.ys());
    return new Pixels(
        straightX ? points.xs() : mapped(points.xs(), sheet::px),
        straightY ? points.ys() : mapped(points.ys(), sheet::py),
        straightX ? line(sheet.xs(), plot.x(), plot.width()) : Line.SAME,
        straightY ? line(sheet.ys(), plot.bottom(), -plot.height()) : Line.SAME);
  }

  /// Points given in pixels.
  static Pixels of(double[] xs, double[] ys) {
    return new Pixels(xs, ys, Line.SAME, Line.SAME);
  }

  private static boolean straight(PlotAxis axis, Span shown) {
    return axis.kind() != ScaleKind.LOG && shown.width() != 0;
  }

  private static double[] mapped(double[] values, DoubleUnaryOperator place) {
    return Arrays.stream(values).map(place).toArray();
  }

  private static Line line(Span span, double origin, double length) {
    return new Line(span.from(), span.width(), origin, length);
  }

  int size() {
    return xs.length;
  }

  double x(int i) {
    return across.origin + (xs[i] - across.from) / across.width * across.length;
  }

  double y(int i) {
    return up.origin + (ys[i] - up.from) / up.width * up.length;
  }
}
