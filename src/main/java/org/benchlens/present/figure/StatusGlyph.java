package org.benchlens.present.figure;

import org.benchlens.compare.Status;

/// The badge of a status: a rounded square with a drawn glyph, no font needed.
public final class StatusGlyph {
  /// Side of the square that the glyphs are designed in.
  private static final double GRID = 14;

  private StatusGlyph() {}

  /// The fill of a status; for ???? the role of its outline.
  public static Role fill(Status status) {
    return switch (status) {
      case FAST -> Role.FAST;
      case SLOW -> Role.SLOW;
      case SAME -> Role.SAME;
      case AMBG -> Role.AMBG;
      case UNKNOWN -> Role.DIM;
    };
  }

  /// The role of the word and of thin marks of a status.
  public static Role text(Status status) {
    return switch (status) {
      case FAST -> Role.FAST_TEXT;
      case SLOW -> Role.SLOW_TEXT;
      case SAME -> Role.SAME_TEXT;
      case AMBG -> Role.AMBG_TEXT;
      case UNKNOWN -> Role.DIM;
    };
  }

  /// Draws the badge into a square.
  public static void paint(Surface surface, Status status, Box box, Palette palette) {
    int fill = palette.colour(fill(status));
    int glyph = palette.colour(Role.GLYPH);
    if (status != Status.UNKNOWN) {
      surface.rectangle(box, 4, Look.filled(fill));
    }
    double u = box.width() / GRID;
    double cx = box.x() + box.width() / 2;
    double cy = box.y() + box.height() / 2;
    switch (status) {
      case FAST -> surface.polygon(arrow(cx, cy, u), Look.filled(glyph));
      case SLOW -> surface.polygon(arrow(cx, cy, -u), Look.filled(glyph));
      case SAME -> {
        surface.rectangle(
            new Box(cx - 4 * u, cy - 3.1 * u, 8 * u, 1.8 * u), 0.6, Look.filled(glyph));
        surface.rectangle(
            new Box(cx - 4 * u, cy + 1.3 * u, 8 * u, 1.8 * u), 0.6, Look.filled(glyph));
      }
      case AMBG -> surface.polyline(wave(cx, cy, u), new Stroke(glyph, 1.9 * u));
      case UNKNOWN -> hatch(surface, box, fill);
    }
  }

  private static double[] arrow(double cx, double cy, double u) {
    return new double[] {cx - 3.6 * u, cy - 2.2 * u, cx + 3.6 * u, cy - 2.2 * u, cx, cy + 2.7 * u};
  }

  private static double[] wave(double cx, double cy, double u) {
    int steps = 16;
    double[] xy = new double[2 * (steps + 1)];
    for (int i = 0; i <= steps; i++) {
      double t = (double) i / steps;
      xy[2 * i] = cx + (t - 0.5) * 8.4 * u;
      xy[2 * i + 1] = cy - Math.sin(t * 2 * Math.PI) * 1.9 * u;
    }
    return xy;
  }

  private static void hatch(Surface surface, Box box, int colour) {
    Box inner = new Box(box.x() + 0.5, box.y() + 0.5, box.width() - 1, box.height() - 1);
    surface.rectangle(inner, 4, Look.outlined(colour, 1));
    double w = box.width();
    Stroke stroke = new Stroke(colour, 1);
    for (double at : new double[] {0.55, 1.0, 1.45}) {
      double low = Math.max(at - 1 + 0.1, 0.1);
      double high = at - low;
      surface.line(
          box.x() + low * w, box.y() + high * w, box.x() + high * w, box.y() + low * w, stroke);
    }
  }
}
