package org.benchlens.present.figure;

import org.benchlens.model.Side;

/// Draws the intervals of both sides under the x axis.
final class UnderBarPainter {
  private static final double FIRST = FigureLayout.NUMBERS + 6;
  private static final double STEP = 16;

  private UnderBarPainter() {}

  static void paint(Sheet sheet) {
    for (Mark mark : sheet.figure().marks()) {
      if (mark instanceof Mark.UnderBar bar) {
        paint(sheet, bar);
      }
    }
  }

  private static void paint(Sheet sheet, Mark.UnderBar bar) {
    Surface surface = sheet.surface();
    Box plot = sheet.plot();
    SidePen pen = SidePen.of(bar.side());
    double y = Sheet.crisp(plot.bottom() + FIRST + (bar.side() == Side.COMPARE ? STEP : 0)) - 0.5;
    surface.text(pen.word(), 8, y + 4, sheet.label(Role.FG, Lettering.Anchor.START));
    double from = sheet.px(bar.span().from());
    double to = sheet.px(bar.span().to());
    surface.clip(new Box(plot.x() - 4, y - 8, plot.width() + 8, 16));
    surface.rectangle(
        new Box(from, y - 2, Math.max(0, to - from), 4), 0, Look.filled(sheet.colour(pen.fill())));
    if (to > from) {
      Stroke end = new Stroke(sheet.colour(pen.thin()), 1.5);
      surface.line(from, y - 5, from, y + 5, end);
      surface.line(to, y - 5, to, y + 5, end);
    }
    pen.rimmedHead(sheet, sheet.px(bar.center()), y, bar.side() == Side.REFERENCE ? 4 : 5);
    surface.unclip();
    words(sheet, bar.text(), Math.max(from, plot.x()), Math.min(to, plot.right()), y + 4);
  }

  /// Writes the numbers right of the bar, or left when they would leave the plot, or at the plot's
  /// right end over the bar.
  private static void words(Sheet sheet, String text, double from, double to, double baseline) {
    Box plot = sheet.plot();
    Lettering right = sheet.label(Role.MUTED, Lettering.Anchor.START);
    Lettering left = sheet.label(Role.MUTED, Lettering.Anchor.END);
    double width = sheet.surface().textWidth(text, right);
    if (to + 10 + width <= plot.right()) {
      sheet.surface().text(text, to + 10, baseline, right);
    } else if (from - 10 - width >= plot.x()) {
      sheet.surface().text(text, from - 10, baseline, left);
    } else {
      Lettering over = left.haloed(sheet.colour(Role.BG));
      sheet.surface().text(text, plot.right(), baseline, over);
    }
  }
}
