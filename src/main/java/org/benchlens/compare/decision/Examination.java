package org.benchlens.compare.decision;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Thresholds;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.compare.gap.IntervalGap;
import org.benchlens.compare.interval.Timings;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleArray;
import org.benchlens.model.Side;
import org.benchlens.model.State;
import org.benchlens.model.Statistic;
import org.jspecify.annotations.Nullable;

/// One row while its checks are asked: the evidence as one rule set sees it, and what checks have
/// worked out so far, so that nothing is worked out twice.
final class Examination {
  private final RowEvidence evidence;
  private final Thresholds limits;
  private final Timings timings;
  private final Optional<IntervalPair> intervals;
  private final SampleLookup lookup;
  private @Nullable IntervalGap gap;
  private boolean clockTried;
  private Optional<IntervalPair> clockCycles = Optional.empty();
  private @Nullable CoverageResult timeCoverage;
  private @Nullable CoverageResult cycleCoverage;

  Examination(RowEvidence evidence, Settings settings) {
    this.evidence = evidence;
    this.limits = settings.thresholds();
    this.timings = evidence.timings(settings.rules());
    this.intervals = IntervalPair.of(timings.reference().interval(), timings.compare().interval());
    this.lookup = new SampleLookup(evidence, settings.rules());
  }

  Thresholds limits() {
    return limits;
  }

  State state(Side side) {
    return evidence.side(side).state();
  }

  Timings timings() {
    return timings;
  }

  /// What the rule set asks of the samples.
  SampleLookup lookup() {
    return lookup;
  }

  /// The timing intervals; nothing when a side has none.
  Optional<IntervalPair> intervals() {
    return intervals;
  }

  /// The gap between the timing intervals, which must be there.
  IntervalGap gap() {
    if (gap == null) {
      IntervalPair pair = intervals.orElseThrow();
      gap = IntervalGap.between(pair.reference(), pair.compare());
    }
    return gap;
  }

  /// Whether the timing intervals have a clear gap, so that FAST or SLOW is possible.
  boolean clearGap() {
    return intervals.isPresent() && gap().clear(limits.clearGapRelative());
  }

  /// The clock rate of a side, [Hz], as the file says.
  OptionalDouble clock(Side side) {
    return state(side).timing().get(Statistic.CLOCK_RATE);
  }

  /// The timing intervals, which must be there, in cycles by the clock rates; nothing when a clock
  /// rate is missing, not positive or not finite, or an interval does not stand the scaling.
  Optional<IntervalPair> clockCycles() {
    if (!clockTried) {
      clockTried = true;
      double reference = clock(Side.REFERENCE).orElse(Double.NaN);
      double compare = clock(Side.COMPARE).orElse(Double.NaN);
      boolean usable = positiveFinite(reference) && positiveFinite(compare);
      clockCycles = usable ? intervals.orElseThrow().scaled(reference, compare) : Optional.empty();
    }
    return clockCycles;
  }

  private static boolean positiveFinite(double value) {
    return value > 0 && value < Double.POSITIVE_INFINITY;
  }

  /// Numbers of samples on both sides, whose times must be free of faults.
  Finding.Counts sampleCounts() {
    return new Finding.Counts(count(Side.REFERENCE), count(Side.COMPARE));
  }

  private long count(Side side) {
    return evidence.side(side).array(SampleArray.TIMES).size();
  }

  /// The intervals of the sample cycles; the arrays must be free of faults.
  IntervalPair sampleCycles() {
    return evidence.cycles().intervals();
  }

  /// Coverage of times or cycles at the row's limits; the arrays must be free of faults.
  CoverageResult coverage(Quantity quantity) {
    return switch (quantity) {
      case TIME -> {
        if (timeCoverage == null) {
          timeCoverage = evidence.timeProfile().at(limits);
        }
        yield timeCoverage;
      }
      case CYCLES -> {
        if (cycleCoverage == null) {
          cycleCoverage = evidence.cycles().profile().at(limits);
        }
        yield cycleCoverage;
      }
      case FREQUENCY -> throw new IllegalArgumentException("no rule covers frequencies");
    };
  }

  /// Coverage of times, if a check asked for it.
  @Nullable CoverageResult timeCoverage() {
    return timeCoverage;
  }

  /// Coverage of cycles, if a check asked for it.
  @Nullable CoverageResult cycleCoverage() {
    return cycleCoverage;
  }
}
