package org.benchlens.present.figure;

import java.util.List;

/// Draws grid, axis line, ticks and numbers.
final class AxisPainter {
  private static final double TICK = 4;
  private static final double NUMBER_BASELINE = 15.5;

  private AxisPainter() {}

  static void grid(Sheet sheet) {
    Stroke hair = new Stroke(sheet.colour(Role.HAIR), 1);
    Box plot = sheet.plot();
    PlotAxis x = sheet.figure().x();
    if (x.grid()) {
      for (Tick tick : xTicks(sheet)) {
        double at = Sheet.crisp(sheet.px(x.unit().base(tick.value())));
        sheet.surface().line(at, plot.y(), at, plot.bottom(), hair);
      }
    }
    PlotAxis y = sheet.figure().y();
    if (y.grid()) {
      for (Tick tick : yTicks(sheet)) {
        double at = Sheet.crisp(sheet.py(y.unit().base(tick.value())));
        sheet.surface().line(plot.x(), at, plot.right(), at, hair);
      }
    }
  }

  static void axes(Sheet sheet) {
    Box plot = sheet.plot();
    Stroke line = new Stroke(sheet.colour(Role.LINE), 1);
    double foot = Sheet.crisp(plot.bottom());
    sheet.surface().line(plot.x(), foot, plot.right(), foot, line);
    if (sheet.figure().x().numbered()) {
      xNumbers(sheet);
    }
    if (sheet.figure().y().numbered()) {
      yNumbers(sheet);
    }
  }

  private static void xNumbers(Sheet sheet) {
    Surface surface = sheet.surface();
    Box plot = sheet.plot();
    PlotAxis axis = sheet.figure().x();
    Lettering middle = sheet.label(Role.MUTED, Lettering.Anchor.MIDDLE);
    double unitFrom = unit(sheet, axis);
    Stroke stroke = new Stroke(sheet.colour(Role.MUTED), 1);
    double foot = plot.bottom();
    for (Tick tick : xTicks(sheet)) {
      double at = sheet.px(axis.unit().base(tick.value()));
      surface.line(Sheet.crisp(at), foot, Sheet.crisp(at), foot + TICK, stroke);
      if (at + surface.textWidth(tick.label(), middle) / 2 + 4 <= unitFrom) {
        surface.text(tick.label(), at, foot + NUMBER_BASELINE, middle);
      }
    }
  }

  /// Writes the unit at the right end and returns where it begins.
  private static double unit(Sheet sheet, PlotAxis axis) {
    String unit = axis.unit().symbol();
    if (unit.isEmpty()) {
      return sheet.view().width();
    }
    Lettering look = sheet.label(Role.MUTED, Lettering.Anchor.START);
    double width = sheet.surface().textWidth(unit, look);
    double from = Math.min(sheet.plot().right() + 2, sheet.view().width() - 2 - width);
    sheet.surface().text(unit, from, sheet.plot().bottom() + NUMBER_BASELINE, look);
    return from;
  }

  private static void yNumbers(Sheet sheet) {
    PlotAxis axis = sheet.figure().y();
    Lettering look = sheet.label(Role.MUTED, Lettering.Anchor.END);
    List<Tick> ticks = yTicks(sheet);
    for (int i = 0; i < ticks.size(); i++) {
      Tick tick = ticks.get(i);
      double at = sheet.py(axis.unit().base(tick.value()));
      boolean top = i == ticks.size() - 1 && !axis.unit().symbol().isEmpty();
      String text = top ? topNumber(sheet, tick.label(), axis.unit(), at) : tick.label();
      sheet.surface().text(text, sheet.plot().x() - 8, at + 4, look);
    }
  }

  /// The top number with the unit, or without it when there is no room: then the unit stands above.
  private static String topNumber(Sheet sheet, String number, AxisUnit unit, double at) {
    Lettering look = sheet.label(Role.MUTED, Lettering.Anchor.END);
    String text = number + " " + unit.symbol();
    if (sheet.surface().textWidth(text, look) <= sheet.plot().x() - 10) {
      return text;
    }
    double width = sheet.surface().textWidth(unit.symbol(), look);
    double right = Math.max(sheet.plot().x() - 8, width + 4);
    sheet.surface().text(unit.symbol(), right, at - 9, look);
    return number;
  }

  private static List<Tick> xTicks(Sheet sheet) {
    PlotAxis axis = sheet.figure().x();
    Span shown = axis.shown(sheet.xs());
    return Ticks.of(shown, axis.kind(), sheet.plot().width(), Ticks.X_SPACING);
  }

  private static List<Tick> yTicks(Sheet sheet) {
    PlotAxis axis = sheet.figure().y();
    double height = sheet.plot().height();
    // A low plot would have one number only.
    double spacing = height < 3 * Ticks.Y_SPACING ? Ticks.Y_SPACING / 2 : Ticks.Y_SPACING;
    return Ticks.of(axis.shown(sheet.ys()), axis.kind(), height, spacing);
  }
}
