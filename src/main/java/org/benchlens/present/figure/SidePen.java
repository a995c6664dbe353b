package org.benchlens.present.figure;

import org.benchlens.model.Side;

/// How a side is drawn: reference solid with circles, compare dashed with triangles.
enum SidePen {
  /// Reference.
  REF(Role.REF, Role.REF, Dash.SOLID, Glyph.CIRCLE),
  /// Compare.
  CMP(Role.CMP, Role.CMP_LINE, Dash.SERIES, Glyph.TRIANGLE);

  private final Role fill;
  private final Role thin;
  private final Dash dash;
  private final Glyph glyph;

  SidePen(Role fill, Role thin, Dash dash, Glyph glyph) {
    this.fill = fill;
    this.thin = thin;
    this.dash = dash;
    this.glyph = glyph;
  }

  static SidePen of(Side side) {
    return side == Side.REFERENCE ? REF : CMP;
  }

  /// The role of areas and bars.
  Role fill() {
    return fill;
  }

  /// The role of lines of 2 px or less.
  Role thin() {
    return thin;
  }

  Dash dash() {
    return dash;
  }

  Glyph glyph() {
    return glyph;
  }

  /// The word in labels.
  String word() {
    return this == REF ? "ref" : "cmp";
  }

  Stroke line(Sheet sheet, double width) {
    return new Stroke(sheet.colour(thin), width, dash);
  }

  /// Draws a point of the series.
  void head(Sheet sheet, double x, double y, double radius, double opacity) {
    int inside = sheet.colour(fill, opacity);
    boolean rimmed = fill != thin && sheet.palette() == Palette.LIGHT;
    Look look = new Look(inside, rimmed ? sheet.colour(thin, opacity) : 0, 1);
    glyph.draw(sheet.surface(), x, y, radius, look);
  }

  /// Draws a point with a rim in the background, for a place on a bar.
  void rimmedHead(Sheet sheet, double x, double y, double radius) {
    int rim = sheet.colour(Role.BG);
    glyph.draw(sheet.surface(), x, y, radius, new Look(rim, rim, 2));
    glyph.draw(sheet.surface(), x, y, radius, Look.filled(sheet.colour(fill)));
  }
}
