package org.benchlens.present.figure;

import org.benchlens.model.Side;

/// Draws boxes with whiskers: the reference side above, the compare side below.
final class WhiskerPainter {
  private static final double MOST_HALF = 16;

  private WhiskerPainter() {}

  static void paint(Sheet sheet, Mark.Whiskers mark) {
    SidePen pen = SidePen.of(mark.side());
    FiveNumbers numbers = mark.numbers();
    double y = middle(sheet, mark.side());
    double half = half(sheet);
    Surface surface = sheet.surface();
    Stroke line = new Stroke(sheet.colour(pen.thin()), 1.5);
    whisker(sheet, mark.side(), numbers.low(), numbers.q1());
    whisker(sheet, mark.side(), numbers.high(), numbers.q3());
    double from = sheet.px(numbers.q1());
    double to = sheet.px(numbers.q3());
    Box box = new Box(from, y - half, Math.max(1.5, to - from), 2 * half);
    double opacity = mark.side() == Side.REFERENCE ? 0.22 : 0.18;
    surface.rectangle(
        box,
        0,
        new Look(sheet.colour(pen.fill(), opacity), sheet.colour(pen.thin()), line.width()));
    double center = sheet.px(numbers.middle());
    surface.line(center, y - half, center, y + half, new Stroke(sheet.colour(pen.thin()), 3));
    pen.rimmedHead(sheet, center, y, mark.side() == Side.REFERENCE ? 4 : 5);
  }

  /// Draws the line from an end to the box, with a cap at its end.
  private static void whisker(Sheet sheet, Side side, double end, double box) {
    SidePen pen = SidePen.of(side);
    double y = Sheet.crisp(middle(sheet, side));
    double x = sheet.px(end);
    double cap = half(sheet) / 2;
    sheet.surface().line(sheet.px(box), y, x, y, pen.line(sheet, 1.5));
    sheet.surface().line(x, y - cap, x, y + cap, new Stroke(sheet.colour(pen.thin()), 1.5));
  }

  static void paint(Sheet sheet, Mark.Outliers mark) {
    Points points = mark.points();
    double y = middle(sheet, mark.side());
    double[] xs = new double[points.size()];
    double[] ys = new double[points.size()];
    for (int i = 0; i < points.size(); i++) {
      xs[i] = sheet.px(points.x(i));
      ys[i] = y;
    }
    SidePen pen = SidePen.of(mark.side());
    double[] shown = Thinning.dots(Pixels.of(xs, ys), sheet.plot());
    for (int i = 0; i < shown.length; i += 2) {
      pen.head(sheet, shown[i], shown[i + 1], mark.side() == Side.REFERENCE ? 2.8 : 3.4, 0.8);
    }
  }

  static void label(Sheet sheet, Mark.Whiskers mark) {
    double y = middle(sheet, mark.side());
    SidePen pen = SidePen.of(mark.side());
    pen.head(sheet, 13, y, mark.side() == Side.REFERENCE ? 4 : 4.8, 1);
    sheet.surface().text(pen.word(), 22, y + 4, sheet.label(Role.FG, Lettering.Anchor.START));
    Lettering words = sheet.label(Role.MUTED, Lettering.Anchor.MIDDLE);
    double width = sheet.surface().textWidth(mark.words(), words) / 2;
    Box plot = sheet.plot();
    double wanted = sheet.px(mark.numbers().middle());
    double x = Math.max(plot.x() + width, Math.min(plot.right() - width, wanted));
    sheet.surface().text(mark.words(), x, y + half(sheet) + 17, words);
  }

  private static double middle(Sheet sheet, Side side) {
    Box plot = sheet.plot();
    // The words under a box belong to it.
    double share = side == Side.REFERENCE ? 0.22 : 0.70;
    return Math.round(plot.y() + plot.height() * share);
  }

  private static double half(Sheet sheet) {
    return Math.clamp(sheet.plot().height() * 0.11, 5, MOST_HALF);
  }
}
