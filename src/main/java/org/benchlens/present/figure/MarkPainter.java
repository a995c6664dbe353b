package org.benchlens.present.figure;

import java.util.Arrays;
import org.benchlens.model.Side;

/// Draws marks inside the plot.
final class MarkPainter {
  private static final double NOTE_GAP = 10;

  /// From one line of words to the next, [px].
  private static final double LINE = 13;

  private MarkPainter() {}

  /// Draws what is selected of the axes, under all marks.
  static void brush(Sheet sheet) {
    int colour = sheet.colour(Role.ACCENT, sheet.palette().pick(0.08, 0.14));
    Highlight highlight = sheet.view().highlight();
    highlight.x().ifPresent(span -> band(sheet, true, span, colour));
    highlight.y().ifPresent(span -> band(sheet, false, span, colour));
  }

  static void paint(Sheet sheet, Mark mark) {
    switch (mark) {
      case Mark.Line line -> line(sheet, line);
      case Mark.Area area -> area(sheet, area);
      case Mark.Stems stems -> stems(sheet, stems);
      case Mark.Dots dots -> DotPainter.paint(sheet, dots);
      case Mark.Picked picked -> PickedPainter.paint(sheet, picked);
      case Mark.Rug rug -> RugPainter.paint(sheet, rug.lane());
      case Mark.Band(boolean upright, Span span, Role role, double opacity) ->
          band(sheet, upright, span, sheet.colour(role, opacity));
      case Mark.Block block -> block(sheet, block);
      case Mark.Tolerance tolerance -> tolerance(sheet, tolerance);
      case Mark.Limit limit -> limit(sheet, limit);
      case Mark.Whiskers whiskers -> WhiskerPainter.paint(sheet, whiskers);
      case Mark.Outliers outliers -> WhiskerPainter.paint(sheet, outliers);
      case Mark.Note _, Mark.UnderBar _, Mark.Margin _ -> {
        // Words are drawn over all marks, the others outside the plot.
      }
    }
  }

  /// Writes the words of a mark, over all marks.
  ///
  /// @param room where words stand already
  static void label(Sheet sheet, LabelRoom room, Mark mark) {
    switch (mark) {
      case Mark.Note note -> note(sheet, room, note);
      case Mark.Limit limit when !limit.label().isEmpty() -> limitLabel(sheet, room, limit);
      case Mark.Rug(RugLane lane) -> RugPainter.label(sheet, lane.side());
      case Mark.Whiskers whiskers -> WhiskerPainter.label(sheet, whiskers);
      case Mark.Line _,
          Mark.Area _,
          Mark.Stems _,
          Mark.Dots _,
          Mark.Picked _,
          Mark.Band _,
          Mark.Block _,
          Mark.Tolerance _,
          Mark.Limit _,
          Mark.Margin _,
          Mark.Outliers _,
          Mark.UnderBar _ -> {
        // These have no words.
      }
    }
  }

  private static void line(Sheet sheet, Mark.Line line) {
    double[] xy = Thinning.line(pixels(sheet, line.points()));
    if (xy.length >= 4) {
      sheet
          .surface()
          .polyline(xy, new Stroke(sheet.colour(line.role()), line.width(), line.dash()));
    }
  }

  private static void area(Sheet sheet, Mark.Area area) {
    double[] top = Thinning.line(pixels(sheet, area.points()));
    if (top.length < 4) {
      return;
    }
    double[] xy = Arrays.copyOf(top, top.length + 4);
    double base = sheet.py(0);
    xy[top.length] = top[top.length - 2];
    xy[top.length + 1] = base;
    xy[top.length + 2] = top[0];
    xy[top.length + 3] = base;
    sheet.surface().polygon(xy, Look.filled(sheet.colour(area.role(), area.opacity())));
  }

  private static double[] pixels(Sheet sheet, Points points) {
    double[] xy = new double[2 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      xy[2 * i] = sheet.px(points.x(i));
      xy[2 * i + 1] = sheet.py(points.y(i));
    }
    return xy;
  }

  private static void stems(Sheet sheet, Mark.Stems stems) {
    SidePen pen = SidePen.of(stems.side());
    Points points = stems.points();
    Stroke stroke = pen.line(sheet, 1.5);
    double base = sheet.py(0);
    for (int i = 0; i < points.size(); i++) {
      double x = sheet.px(points.x(i)) + stems.shift();
      if (near(sheet, x)) {
        sheet.surface().line(x, base, x, sheet.py(points.y(i)), stroke);
      }
    }
    double radius = stems.side() == Side.REFERENCE ? 2.8 : 3.4;
    for (int i = 0; i < points.size(); i++) {
      double x = sheet.px(points.x(i)) + stems.shift();
      if (near(sheet, x)) {
        pen.head(sheet, x, sheet.py(points.y(i)), radius, 1);
      }
    }
  }

  private static boolean near(Sheet sheet, double x) {
    return x >= sheet.plot().x() - 4 && x <= sheet.plot().right() + 4;
  }

  private static void tolerance(Sheet sheet, Mark.Tolerance tolerance) {
    double at = sheet.view().pointer().orElse(tolerance.at());
    double factor = 1 + tolerance.relative();
    band(sheet, true, new Span(at / factor, at * factor), sheet.colour(Role.BAND, 0.26));
    double x = Sheet.crisp(sheet.px(at));
    Box plot = sheet.plot();
    if (x >= plot.x() && x <= plot.right()) {
      Stroke dotted = new Stroke(sheet.colour(Role.FG), 1.5, Dash.DOTTED);
      sheet.surface().line(x, plot.y(), x, plot.bottom(), dotted);
    }
  }

  private static void band(Sheet sheet, boolean upright, Span span, int colour) {
    Box plot = sheet.plot();
    if (upright) {
      double from = Math.max(plot.x(), sheet.px(span.from()));
      double to = Math.min(plot.right(), sheet.px(span.to()));
      if (to > from) {
        Box box = new Box(from, plot.y(), Math.max(1, to - from), plot.height());
        sheet.surface().rectangle(box, 0, Look.filled(colour));
      }
      return;
    }
    double from = Math.max(plot.y(), sheet.py(span.to()));
    double to = Math.min(plot.bottom(), sheet.py(span.from()));
    if (to > from) {
      Box box = new Box(plot.x(), from, plot.width(), to - from);
      sheet.surface().rectangle(box, 0, Look.filled(colour));
    }
  }

  /// At least 1 px high and wide, so that an interval of equal ends is seen.
  private static void block(Sheet sheet, Mark.Block block) {
    double left = sheet.px(block.x().from());
    double top = sheet.py(block.y().to());
    Box box =
        new Box(
            left,
            top,
            Math.max(1, sheet.px(block.x().to()) - left),
            Math.max(1, sheet.py(block.y().from()) - top));
    sheet.surface().rectangle(box, 0, Look.filled(sheet.colour(block.role(), block.opacity())));
  }

  private static void limit(Sheet sheet, Mark.Limit limit) {
    Stroke stroke = new Stroke(sheet.colour(limit.role()), limit.width(), limit.dash());
    Box plot = sheet.plot();
    if (limit.upright()) {
      double x = Sheet.crisp(sheet.px(limit.at()));
      sheet.surface().line(x, plot.y(), x, plot.bottom(), stroke);
    } else {
      double y = Sheet.crisp(sheet.py(limit.at()));
      sheet.surface().line(plot.x(), y, plot.right(), y, stroke);
    }
  }

  /// Writes what a line stands for; where other words stand a little beside, and not at all where
  /// there is no room: it cannot be read then.
  private static void limitLabel(Sheet sheet, LabelRoom room, Mark.Limit limit) {
    Box plot = sheet.plot();
    Lettering start = sheet.label(Role.FG, Lettering.Anchor.START);
    double width = sheet.surface().textWidth(limit.label(), start);
    if (limit.upright()) {
      double x = sheet.px(limit.at());
      double y = plot.bottom() - 8;
      boolean fits = x - 6 - width >= plot.x();
      Lettering look = fits ? sheet.label(Role.FG, Lettering.Anchor.END) : start;
      room.take(fits ? x - 5 - width : x + 5, width, y, y - LINE, y - 2 * LINE)
          .ifPresent(at -> note(sheet, fits ? x - 5 : x + 5, at, limit.label(), look));
    } else {
      double y = sheet.py(limit.at()) + 4;
      room.take(plot.right() + 4, width, y, y + LINE / 4, y - LINE / 4)
          .ifPresent(at -> sheet.surface().text(limit.label(), plot.right() + 4, at, start));
    }
  }

  /// Writes a note beside its place, on the other side where it would leave the plot.
  private static void note(Sheet sheet, LabelRoom room, Mark.Note note) {
    Lettering look = sheet.label(note.role(), note.anchor());
    double x = sheet.px(note.x());
    double y = sheet.py(note.y()) + 4;
    double text = sheet.surface().textWidth(note.text(), look);
    if (note.anchor() == Lettering.Anchor.MIDDLE) {
      room.take(x - text / 2 - 1, text + 2, y)
          .ifPresent(at -> note(sheet, x, at, note.text(), look));
      return;
    }
    double width = text + NOTE_GAP;
    boolean end = note.anchor() == Lettering.Anchor.END;
    boolean leaves = end ? x - width < sheet.plot().x() : x + width > sheet.plot().right();
    boolean left = end != leaves;
    double from = left ? x - NOTE_GAP : x + NOTE_GAP;
    Lettering words =
        sheet.label(note.role(), left ? Lettering.Anchor.END : Lettering.Anchor.START);
    // On a band a halo in the colour of the ground would stand out.
    Lettering fitting = banded(sheet, from) ? words : words.haloed(sheet.colour(Role.BG));
    room.take(left ? from - text : from, text, y, y - LINE, y + LINE)
        .ifPresent(at -> sheet.surface().text(note.text(), from, at, fitting));
  }

  private static boolean banded(Sheet sheet, double x) {
    for (Mark mark : sheet.figure().marks()) {
      if (mark instanceof Mark.Band band
          && band.upright()
          && x >= sheet.px(band.span().from())
          && x <= sheet.px(band.span().to())) {
        return true;
      }
    }
    return false;
  }

  private static void note(Sheet sheet, double x, double y, String text, Lettering look) {
    sheet.surface().text(text, x, y, look.haloed(sheet.colour(Role.BG)));
  }
}
