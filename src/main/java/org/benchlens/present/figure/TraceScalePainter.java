package org.benchlens.present.figure;

import java.util.List;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.decision.Outcome;
import org.benchlens.compare.decision.Relation;

/// Draws a measured value against its limit: a track with its passing side, the limit as a tick,
/// the
/// value as a dot (hollow when it passes), and the way between them.
public final class TraceScalePainter {
  /// Height of the picture, [px].
  public static final double HEIGHT = 16;

  private static final double INSET = 5;
  private static final double MIDDLE = 8;

  private TraceScalePainter() {}

  /// What is drawn.
  ///
  /// @param finding measured value and limit; a value that is not finite stands at the end of the
  ///     scale, NaN has no dot
  /// @param outcome whether it passes
  /// @param deciding whether it settled the row
  /// @param status verdict of the row, for the colour when deciding
  /// @param scale range of the track, in the unit of the finding
  public record Reading(
      Finding.Measured finding, Outcome outcome, boolean deciding, Status status, Span scale) {}

  /// A scale that holds several values and limits. Coverages (at least, of at most 1) have one from
  /// 0.5, or the next lower tenth, to 1; others one from 0 that has its limit in the middle.
  public static Span scale(List<Finding.Measured> findings) {
    double low = Double.POSITIVE_INFINITY;
    double high = Double.NEGATIVE_INFINITY;
    double limit = 0;
    boolean coverage = true;
    for (Finding.Measured finding : findings) {
      double value = Double.isFinite(finding.value()) ? finding.value() : finding.limit();
      low = Math.min(low, Math.min(value, finding.limit()));
      high = Math.max(high, Math.max(value, finding.limit()));
      limit = Math.max(limit, finding.limit());
      coverage &= coverage(finding);
    }
    if (coverage && !findings.isEmpty()) {
      return new Span(Math.min(0.5, Math.floor(low * 10 + 1e-9) / 10), 1);
    }
    double to = Math.max(2 * limit, high * 1.1);
    return new Span(Math.min(0, low * 1.1), to > 0 ? to : 1);
  }

  private static boolean coverage(Finding.Measured finding) {
    return finding
        .threshold()
        .map(
            threshold ->
                switch (threshold) {
                  case BULK_SAMPLE_COVERAGE, BULK_SUPPORT_COVERAGE -> true;
                  case CLEAR_GAP_RELATIVE,
                      SAME_CENTER_RELATIVE,
                      SAME_OVERLAP_FRACTION,
                      SAME_DISPERSION_CEILING,
                      RARE_SAMPLE_FRACTION,
                      RARE_MAX_REMOVED ->
                      false;
                })
        .orElse(false);
  }

  /// Draws a reading over a width of at least 20 px.
  ///
  /// @param ground colour below, for the inside of a hollow dot
  public static void paint(
      Surface surface, double width, Reading reading, Palette palette, Role ground) {
    if (width < 20) {
      return;
    }
    Finding.Measured finding = reading.finding();
    double limit = x(width, reading.scale(), finding.limit());
    surface.rectangle(
        new Box(INSET, MIDDLE - 2, width - 2 * INSET, 4),
        2,
        Look.filled(palette.colour(Role.INSET)));
    boolean below = finding.relation() == Relation.AT_MOST;
    double from = below ? INSET : limit;
    double to = below ? limit : width - INSET;
    int passing = palette.colour(Role.BAND, 0.45);
    surface.rectangle(
        new Box(from, MIDDLE - 2, Math.max(0, to - from), 4), 2, Look.filled(passing));
    boolean told = reading.deciding() && reading.outcome() == Outcome.FAIL;
    int colour =
        palette.colour(reading.deciding() ? StatusGlyph.text(reading.status()) : Role.MUTED);
    boolean known = !Double.isNaN(finding.value());
    double value = known ? x(width, reading.scale(), finding.value()) : limit;
    surface.line(limit, MIDDLE, value, MIDDLE, new Stroke(colour, told ? 3 : 2));
    Stroke tick = new Stroke(palette.colour(Role.FG), 1.5);
    surface.line(limit, MIDDLE - 6, limit, MIDDLE + 6, tick);
    if (known) {
      boolean pass = reading.outcome() == Outcome.PASS;
      double radius = reading.deciding() ? 4 : 3.5;
      Look look = new Look(pass ? palette.colour(ground) : colour, colour, 1.5);
      surface.circle(value, MIDDLE, radius - 0.5, look);
    }
  }

  private static double x(double width, Span scale, double value) {
    double fraction = Math.clamp(ScaleKind.LINEAR.fraction(scale, value), 0, 1);
    return INSET + fraction * (width - 2 * INSET);
  }
}
