package org.benchlens.present.figure;

/// The point of a series.
public enum Glyph {
  /// Reference side.
  CIRCLE,
  /// Compare side.
  TRIANGLE,
  /// Something without a partner.
  CROSS;

  /// Draws the glyph around a point.
  ///
  /// @param radius of the circle around its corners; the arm of the cross, [px]
  void draw(Surface surface, double x, double y, double radius, Look look) {
    switch (this) {
      case CIRCLE -> surface.circle(x, y, radius, look);
      case TRIANGLE -> surface.polygon(triangle(x, y, radius), look);
      case CROSS -> {
        Stroke stroke = new Stroke(look.outline(), look.width());
        surface.line(x - radius, y - radius, x + radius, y + radius, stroke);
        surface.line(x - radius, y + radius, x + radius, y - radius, stroke);
      }
    }
  }

  private static double[] triangle(double x, double y, double radius) {
    // Lowered a little: the middle of the height, not of the corners, looks centred on a line.
    double top = y - radius * 0.95;
    double foot = y + radius * 0.8;
    return new double[] {x, top, x + radius, foot, x - radius, foot};
  }
}
