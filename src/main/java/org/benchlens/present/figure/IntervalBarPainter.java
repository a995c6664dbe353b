package org.benchlens.present.figure;

import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;
import org.jspecify.annotations.Nullable;

/// The small picture of both intervals of a row: one scale over both, never narrower than
/// [#LEAST_SPAN] around the reference center, so that small differences look small.
///
/// A side without an interval shows its center alone; a side without a usable center shows nothing.
public final class IntervalBarPainter {
  /// Half of the narrowest scale, relative to the reference center, [1].
  public static final double LEAST_SPAN = 0.0075;

  /// Width of the picture, [px].
  public static final double WIDTH = 106;

  /// Height of the picture, [px].
  public static final double HEIGHT = 25;

  private static final double INSET = 8;
  private static final double REF_Y = 8.5;
  private static final double CMP_Y = 17.5;

  private IntervalBarPainter() {}

  /// Draws both intervals at the surface's origin.
  ///
  /// @param tolerance effective same.center_relative, [1], >= 0; drawn as a band
  /// @param ground colour of the row, for the rim of the centers
  public static void paint(
      Surface surface,
      SideTiming ref,
      SideTiming cmp,
      double tolerance,
      Palette palette,
      Role ground) {
    Span scale = scale(ref, cmp);
    if (scale == null) {
      return;
    }
    surface.clip(new Box(0, 0, WIDTH, HEIGHT));
    if (usable(ref) && tolerance > 0) {
      double center = ref.center().getAsDouble();
      double from = Math.max(0, x(scale, center * (1 - tolerance)));
      double to = Math.min(WIDTH, x(scale, center * (1 + tolerance)));
      int band = palette.colour(Role.BAND, palette.pick(0.16, 0.2));
      surface.rectangle(new Box(from, 3, Math.max(1, to - from), 19), 0, Look.filled(band));
    }
    int rim = palette.colour(ground);
    side(surface, scale, ref, new Pen(palette, Role.REF, Role.REF, Glyph.CIRCLE, REF_Y, rim));
    side(
        surface, scale, cmp, new Pen(palette, Role.CMP, Role.CMP_LINE, Glyph.TRIANGLE, CMP_Y, rim));
    surface.unclip();
  }

  private record Pen(Palette palette, Role fill, Role thin, Glyph glyph, double y, int rim) {}

  private static void side(Surface surface, Span scale, SideTiming timing, Pen pen) {
    if (!usable(timing)) {
      return;
    }
    int fill = pen.palette.colour(pen.fill);
    if (timing.interval().isPresent()) {
      Interval interval = timing.interval().get();
      double from = x(scale, interval.lower());
      double to = x(scale, interval.upper());
      surface.rectangle(new Box(from, pen.y - 1.5, to - from, 3), 0, Look.filled(fill));
      Stroke end = new Stroke(pen.palette.colour(pen.thin), 1);
      surface.line(from, pen.y - 3, from, pen.y + 3, end);
      surface.line(to, pen.y - 3, to, pen.y + 3, end);
    }
    double radius = pen.glyph == Glyph.CIRCLE ? 3 : 3.6;
    double center = x(scale, timing.center().getAsDouble());
    // The rim goes under the glyph, else it would eat half a pixel of it.
    pen.glyph.draw(surface, center, pen.y, radius, new Look(pen.rim, pen.rim, 2));
    pen.glyph.draw(surface, center, pen.y, radius, Look.filled(fill));
  }

  private static double x(Span scale, double value) {
    return INSET + (value - scale.from()) / scale.width() * (WIDTH - 2 * INSET);
  }

  private static @Nullable Span scale(SideTiming ref, SideTiming cmp) {
    if (!usable(ref) && !usable(cmp)) {
      return null;
    }
    double anchor = (usable(ref) ? ref : cmp).center().getAsDouble();
    double from = anchor * (1 - LEAST_SPAN);
    double to = anchor * (1 + LEAST_SPAN);
    for (SideTiming timing : new SideTiming[] {ref, cmp}) {
      if (usable(timing)) {
        double center = timing.center().getAsDouble();
        from = Math.min(from, timing.interval().map(Interval::lower).orElse(center));
        to = Math.max(to, timing.interval().map(Interval::upper).orElse(center));
      }
    }
    return new Span(from, to);
  }

  private static boolean usable(SideTiming timing) {
    double center = timing.center().orElse(Double.NaN);
    return center > 0 && center < Double.POSITIVE_INFINITY;
  }
}
