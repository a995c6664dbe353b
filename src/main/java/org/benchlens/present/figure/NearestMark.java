package org.benchlens.present.figure;

import java.util.Optional;

/// Finds the point that a pointer means, and says its numbers.
public final class NearestMark {
  /// How far a point may be from the pointer, [px].
  private static final double REACH = 8;

  private final Sheet sheet;
  private final double x;
  private final double y;
  private double best = REACH * REACH;
  private String words = "";

  private NearestMark(Sheet sheet, double x, double y) {
    this.sheet = sheet;
    this.x = x;
    this.y = y;
  }

  /// The words of the nearest point or stem head within reach, such as `cmp: sample 312, 48.13 µs`;
  /// empty when none is. Looks at every point: call it when the pointer rests.
  ///
  /// @param surface what the figure is drawn on
  /// @param x place of the pointer, [px]
  /// @param y place of the pointer, [px]
  public static Optional<String> at(Surface surface, Figure figure, View view, double x, double y) {
    NearestMark nearest = new NearestMark(new Sheet(surface, figure, view), x, y);
    for (Mark mark : figure.marks()) {
      if (mark instanceof Mark.Dots dots) {
        nearest.look(dots.points(), SidePen.of(dots.side()), 0);
      } else if (mark instanceof Mark.Stems stems) {
        nearest.look(stems.points(), SidePen.of(stems.side()), stems.shift());
      }
    }
    return nearest.words.isEmpty() ? Optional.empty() : Optional.of(nearest.words);
  }

  private void look(Points points, SidePen pen, double shift) {
    int found = -1;
    for (int i = 0; i < points.size(); i++) {
      double across = sheet.px(points.x(i)) + shift - x;
      if (Math.abs(across) <= REACH) {
        double down = sheet.py(points.y(i)) - y;
        double far = across * across + down * down;
        if (far < best) {
          best = far;
          found = i;
        }
      }
    }
    if (found >= 0) {
      words = pen.word() + ": " + words(points, found);
    }
  }

  private String words(Points points, int i) {
    PlotAxis xs = sheet.figure().x();
    PlotAxis ys = sheet.figure().y();
    String across = text(xs, points.x(i));
    String up = ys.numbered() ? ", " + text(ys, points.y(i)) : "";
    return across + up;
  }

  private static String text(PlotAxis axis, double value) {
    if (axis.unit().equals(AxisUnit.SAMPLE)) {
      return "sample " + Math.round(value);
    }
    return axis.unit().equals(AxisUnit.TOLERANCE)
        ? "tolerance " + Phrases.tolerance(value)
        : axis.unit().text(value, Phrases.DIGITS);
  }
}
