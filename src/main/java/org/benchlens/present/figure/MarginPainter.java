package org.benchlens.present.figure;

import java.util.Arrays;
import org.benchlens.model.Side;

/// Draws the columns of both sides above and beside the plot.
final class MarginPainter {
  /// Height of the columns, [px].
  static final double ROOM = 42;

  /// How far columns may reach beyond the axis, [px].
  private static final double BEYOND = 24;

  /// Between plot and columns, [px].
  private static final double GAP = 4;

  private MarginPainter() {}

  static void paint(Sheet sheet) {
    for (Mark mark : sheet.figure().marks()) {
      if (mark instanceof Mark.Margin margin) {
        paint(sheet, margin);
      }
    }
  }

  private static void paint(Sheet sheet, Mark.Margin margin) {
    Box plot = sheet.plot();
    Box room =
        margin.top()
            ? new Box(plot.x(), plot.y() - GAP - ROOM, plot.width(), ROOM)
            : new Box(plot.right() + GAP, plot.y(), ROOM, plot.height());
    double[] xy = Thinning.line(pixels(sheet, margin, room));
    if (xy.length < 4) {
      return;
    }
    Surface surface = sheet.surface();
    // The outermost columns may reach beyond the axis.
    surface.clip(
        margin.top()
            ? new Box(room.x() - GAP, room.y(), room.width() + GAP + BEYOND, room.height())
            : new Box(room.x(), room.y() - BEYOND, room.width(), room.height() + 2 * BEYOND));
    SidePen pen = SidePen.of(margin.side());
    double opacity = margin.side() == Side.REFERENCE ? 0.22 : 0.18;
    surface.polygon(closed(xy, margin.top(), room), Look.filled(sheet.colour(pen.fill(), opacity)));
    surface.polyline(xy, pen.line(sheet, 1.2));
    surface.unclip();
  }

  private static double[] pixels(Sheet sheet, Mark.Margin margin, Box room) {
    Points outline = margin.outline();
    double[] xy = new double[2 * outline.size()];
    for (int i = 0; i < outline.size(); i++) {
      double height = outline.y(i) / margin.largest() * (ROOM - 2);
      xy[2 * i] = margin.top() ? sheet.px(outline.x(i)) : room.x() + height;
      xy[2 * i + 1] = margin.top() ? room.bottom() - height : sheet.py(outline.x(i));
    }
    return xy;
  }

  private static double[] closed(double[] line, boolean top, Box room) {
    double[] xy = Arrays.copyOf(line, line.length + 4);
    int end = line.length;
    xy[end] = top ? line[end - 2] : room.x();
    xy[end + 1] = top ? room.bottom() : line[end - 1];
    xy[end + 2] = top ? line[0] : room.x();
    xy[end + 3] = top ? room.bottom() : line[1];
    return xy;
  }
}
