package org.benchlens.compare.sensitivity;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.decision.BreakPoints;
import org.benchlens.compare.decision.CheckId;
import org.benchlens.compare.decision.CheckResult;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.decision.Outcome;
import org.benchlens.compare.decision.RowDecider;
import org.benchlens.compare.decision.RowEvidence;

/// Finds the nearest flips of a row, exactly.
///
/// As a function of one threshold the status is constant between [BreakPoints]. The search walks
/// them from today's value outwards and asks [RowDecider] at the first double behind each, until
/// the status differs. What cannot change the status is not tried:
/// - A row with a clear gap depends on `clear_gap.relative` only.
/// - The limits of SAME turn AMBG into SAME when they are loosened and SAME into AMBG when they are
///   tightened; one question at the end of the range tells whether that happens at all.
/// - The filter for rare values matters only where the support coverages are all that is asked.
public final class FlipSearch {
  /// Limits that are loosened by making them larger.
  private static final Set<Threshold> UPPER_LIMITS =
      EnumSet.of(Threshold.SAME_CENTER_RELATIVE, Threshold.SAME_DISPERSION_CEILING);

  private final RowEvidence evidence;
  private final Settings settings;
  private final Decision today;
  private final BreakPoints points;

  private FlipSearch(RowEvidence evidence, Settings settings) {
    this.evidence = evidence;
    this.settings = settings;
    this.today = RowDecider.decide(evidence, settings);
    this.points = BreakPoints.of(evidence, settings);
  }

  /// The nearest flips of a row by each threshold. Arrays that have been read are not read again;
  /// one that today's decision did not need is read when another value of a threshold asks for it.
  ///
  /// @param evidence what is known of the row; takes in what the rules ask for
  /// @param settings today's
  public static RowFlips of(RowEvidence evidence, Settings settings) {
    FlipSearch search = new FlipSearch(evidence, settings);
    return search.today.status() == Status.UNKNOWN
        ? RowFlips.NONE
        : new RowFlips(Stream.of(Threshold.values()).map(search::flips).toList());
  }

  private ThresholdFlips flips(Threshold threshold) {
    boolean tried =
        switch (threshold) {
          case CLEAR_GAP_RELATIVE -> true;
          case SAME_CENTER_RELATIVE,
              SAME_OVERLAP_FRACTION,
              SAME_DISPERSION_CEILING,
              BULK_SAMPLE_COVERAGE,
              BULK_SUPPORT_COVERAGE ->
              !clearGap() && status(threshold, end(threshold)) != today.status();
          case RARE_SAMPLE_FRACTION, RARE_MAX_REMOVED -> !clearGap() && supportDecides();
        };
    if (!tried) {
      return ThresholdFlips.none(threshold);
    }
    double[] last = points.of(threshold);
    return new ThresholdFlips(threshold, below(threshold, last), above(threshold, last));
  }

  private Optional<Flip> below(Threshold threshold, double[] last) {
    double from = settings.thresholds().get(threshold);
    for (int i = last.length - 1; i >= 0; i--) {
      if (last[i] < from) {
        Status status = status(threshold, last[i]);
        if (status != today.status()) {
          return Optional.of(new Flip(threshold, from, last[i], status));
        }
      }
    }
    return Optional.empty();
  }

  private Optional<Flip> above(Threshold threshold, double[] last) {
    double from = settings.thresholds().get(threshold);
    for (double point : last) {
      double first = Math.nextUp(point);
      if (first > from) {
        Status status = status(threshold, first);
        if (status != today.status()) {
          return Optional.of(new Flip(threshold, from, first, status));
        }
      }
    }
    return Optional.empty();
  }

  private Status status(Threshold threshold, double value) {
    return RowDecider.decide(evidence, settings.with(threshold, value)).status();
  }

  private boolean clearGap() {
    return today.trace().stream()
        .anyMatch(
            result -> result.check() == CheckId.CLEAR_GAP && result.outcome() == Outcome.PASS);
  }

  /// The end of the range that a limit of SAME must reach to change the status, if anything can.
  private double end(Threshold threshold) {
    boolean loosen = today.status() == Status.AMBG;
    return UPPER_LIMITS.contains(threshold) == loosen
        ? Math.min(threshold.maximum(), Double.MAX_VALUE)
        : 0;
  }

  /// Whether samples were held against each other and it lies at most at support coverages that the
  /// row is not the same.
  private boolean supportDecides() {
    return today.timeCoverage() != null
        && today.trace().stream().allMatch(result -> !fails(result) || bySupport(result));
  }

  /// A missing gap is no failure of SAME.
  private static boolean fails(CheckResult result) {
    return result.outcome() == Outcome.FAIL
        && result.check() != CheckId.CLEAR_GAP
        && result.check() != CheckId.GAP_INTERVALS;
  }

  private static boolean bySupport(CheckResult result) {
    return result.finding() instanceof Finding.Measured measured
        && measured.threshold().equals(Optional.of(Threshold.BULK_SUPPORT_COVERAGE));
  }
}
