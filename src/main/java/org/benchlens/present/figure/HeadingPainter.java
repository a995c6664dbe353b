package org.benchlens.present.figure;

import java.util.List;

/// Draws the heading row and the legend.
final class HeadingPainter {
  private static final double MARGIN = 12;
  private static final double BASELINE = 19.5;
  private static final double SWATCH_GAP = 6;

  private HeadingPainter() {}

  static void heading(Sheet sheet) {
    if (sheet.view().heading() == View.Heading.NONE) {
      return;
    }
    Surface surface = sheet.surface();
    Figure figure = sheet.figure();
    double x = MARGIN;
    if (sheet.view().heading() == View.Heading.KEY_AND_TITLE) {
      x = key(sheet, x);
    }
    Lettering title = Lettering.of(sheet.colour(Role.FG), 12, Lettering.Anchor.START).bolder();
    surface.text(figure.title(), x, BASELINE, title);
    x += surface.textWidth(figure.title(), title) + 8;
    double right = sheet.view().width() - MARGIN;
    Legend legend = figure.legend();
    if (!legend.ownLine()) {
      right -= width(sheet, legend.entries(), 12);
      legend(sheet, legend.entries(), right, BASELINE, 12);
    }
    Lettering subtitle = Lettering.of(sheet.colour(Role.MUTED), 12, Lettering.Anchor.START);
    surface.text(
        FittedText.of(surface, figure.subtitle(), right - 12 - x, subtitle), x, BASELINE, subtitle);
  }

  private static double key(Sheet sheet, double x) {
    Box box = new Box(x + 0.5, 6.5, 17, 17);
    sheet
        .surface()
        .rectangle(box, 4, new Look(sheet.colour(Role.CHROME), sheet.colour(Role.LINE), 1));
    sheet
        .surface()
        .text(
            Integer.toString(sheet.figure().kind().key()),
            x + 9,
            19,
            sheet.label(Role.MUTED, Lettering.Anchor.MIDDLE));
    return x + 26;
  }

  static void legendLine(Sheet sheet) {
    if (!Sheet.legendLine(sheet.figure(), sheet.view())) {
      return;
    }
    Legend legend = sheet.figure().legend();
    double baseline = Sheet.headingHeight(sheet.view()) + 15;
    double x =
        legend.ownLine()
            ? sheet.plot().x()
            : sheet.view().width() - MARGIN - width(sheet, legend.entries(), 11);
    legend(sheet, legend.entries(), x, baseline, 11);
  }

  private static void legend(
      Sheet sheet, List<Legend.Entry> entries, double x, double baseline, double size) {
    Lettering words = Lettering.of(sheet.colour(Role.MUTED), size, Lettering.Anchor.START);
    double at = x;
    double right = sheet.view().width() - MARGIN;
    for (Legend.Entry entry : entries) {
      double wide = swatchWidth(entry.swatch());
      double text = at + wide + (wide == 0 ? 0 : SWATCH_GAP);
      String shown = FittedText.of(sheet.surface(), entry.text(), right + 1 - text, words);
      if (shown.isEmpty()) {
        return;
      }
      swatch(sheet, entry.swatch(), at, baseline - 4);
      sheet.surface().text(shown, text, baseline, words);
      at = text + sheet.surface().textWidth(shown, words) + gap(sheet);
    }
  }

  private static double gap(Sheet sheet) {
    return sheet.figure().legend().ownLine() ? 22 : 12;
  }

  private static double width(Sheet sheet, List<Legend.Entry> entries, double size) {
    Lettering words = Lettering.of(sheet.colour(Role.MUTED), size, Lettering.Anchor.START);
    double width = 0;
    for (Legend.Entry entry : entries) {
      double wide = swatchWidth(entry.swatch());
      width += wide + (wide == 0 ? 0 : SWATCH_GAP) + gap(sheet);
      width += sheet.surface().textWidth(entry.text(), words);
    }
    return Math.max(0, width - gap(sheet));
  }

  private static double swatchWidth(Swatch swatch) {
    return switch (swatch) {
      case REF_POINT, CMP_POINT -> 8;
      case REF_LINE, CMP_LINE -> 16;
      case COVERED -> 4;
      case RARE -> 5;
      case BAND -> 12;
      case UNCOVERED -> 13;
      case NONE -> 0;
    };
  }

  /// Draws a swatch from x on, around the middle y.
  private static void swatch(Sheet sheet, Swatch swatch, double x, double y) {
    Surface surface = sheet.surface();
    switch (swatch) {
      case REF_POINT -> SidePen.REF.head(sheet, x + 4, y, 4, 1);
      case CMP_POINT -> SidePen.CMP.head(sheet, x + 4, y, 4.6, 1);
      case REF_LINE -> surface.line(x, y, x + 16, y, SidePen.REF.line(sheet, 2));
      case CMP_LINE -> surface.line(x, y, x + 16, y, SidePen.CMP.line(sheet, 2));
      case COVERED ->
          surface.rectangle(new Box(x, y - 5, 3, 10), 0, Look.filled(sheet.colour(Role.MUTED)));
      case RARE ->
          surface.rectangle(
              new Box(x + 0.5, y - 4.5, 3, 9), 0, Look.outlined(sheet.colour(Role.MUTED), 1));
      case BAND ->
          surface.rectangle(
              new Box(x, y - 5, 12, 10), 0, Look.filled(sheet.colour(Role.BAND, 0.3)));
      case UNCOVERED -> {
        Stroke dashed = new Stroke(sheet.colour(Role.MUTED), 1.5, Dash.SERIES);
        surface.line(x + 1, y - 5, x + 1, y + 5, dashed);
        Glyph.CROSS.draw(surface, x + 9, y, 3.2, Look.outlined(sheet.colour(Role.FG), 1.5));
      }
      case NONE -> {}
    }
  }
}
