package org.benchlens.present.figure;

import java.util.Optional;
import org.benchlens.model.Side;

/// Draws selected samples: points with a rim, or ticks at the upper edge of the plot, the reference
/// side above the compare side.
final class PickedPainter {
  private static final double TICK = 5;

  private PickedPainter() {}

  static void paint(Sheet sheet, Mark.Picked picked) {
    Pixels points = Pixels.of(sheet, picked.points());
    if (picked.ticks()) {
      ticks(sheet, picked.side(), points);
    } else {
      heads(sheet, picked.side(), points);
    }
  }

  /// One tick for each column of pixels.
  private static void ticks(Sheet sheet, Side side, Pixels points) {
    Box plot = sheet.plot();
    boolean[] taken = new boolean[(int) Math.ceil(plot.width()) + 1];
    double top = plot.y() + (side == Side.REFERENCE ? 0 : TICK + 1);
    Look look = Look.filled(sheet.colour(SidePen.of(side).thin()));
    for (int i = 0; i < points.size(); i++) {
      double x = points.x(i);
      if (x >= plot.x() && x <= plot.right()) {
        taken[(int) (x - plot.x())] = true;
      }
    }
    for (int column = 0; column < taken.length; column++) {
      int to = column;
      while (to < taken.length && taken[to]) {
        to++;
      }
      if (to > column) {
        double left = Math.floor(plot.x()) + column;
        double width = Math.max(1.5, to - column);
        sheet.surface().rectangle(new Box(left, top, width, TICK), 0, look);
        column = to;
      }
    }
  }

  private static void heads(Sheet sheet, Side side, Pixels points) {
    SidePen pen = SidePen.of(side);
    double radius = side == Side.REFERENCE ? 2.6 : 3.2;
    Optional<double[]> shown = Thinning.dots(points, sheet.plot(), DotPainter.MOST);
    if (shown.isEmpty()) {
      DotPainter.density(sheet, points, Role.ACCENT);
      return;
    }
    double[] at = shown.get();
    Look look = new Look(sheet.colour(pen.fill()), sheet.colour(Role.FG), 1);
    for (int i = 0; i < at.length; i += 2) {
      pen.glyph().draw(sheet.surface(), at[i], at[i + 1], radius, look);
    }
  }
}
