package org.benchlens.compare.interval;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Statistic;

/// The family of moments: mean, standard deviation, `mean -+ stdev` within min and max.
///
/// Source: contract, section 2.
final class MeanInput {
  /// The lower end never falls below this share of the mean.
  private static final double SMALLEST_SHARE = 0.001;

  private MeanInput() {}

  /// Interval and dispersion of a side; nothing unless the mean is positive and finite, the
  /// standard
  /// deviation finite and >= 0, and the ends make an interval.
  static Optional<SideTiming> of(ColdTiming timing) {
    double mean = timing.get(Statistic.MEAN).orElse(Double.NaN);
    double stdev = stdev(timing).orElse(Double.NaN);
    if (!positiveFinite(mean) || !(stdev >= 0 && stdev < Double.POSITIVE_INFINITY)) {
      return Optional.empty();
    }
    double lower = Math.max(mean - stdev, SMALLEST_SHARE * mean);
    double upper = mean + stdev;
    double min = timing.get(Statistic.MIN).orElse(Double.NaN);
    double max = timing.get(Statistic.MAX).orElse(Double.NaN);
    if (positiveFinite(min)) {
      lower = Math.max(lower, min);
    }
    if (positiveFinite(max)) {
      upper = Math.min(upper, max);
    }
    return Interval.of(lower, mean, upper)
        .map(
            interval ->
                new SideTiming(OptionalDouble.of(mean), Optional.of(interval), dispersion(timing)));
  }

  /// Mean and dispersion without an interval; nothing unless both a mean and a standard deviation
  /// are stated, whatever they are.
  static Optional<SideTiming> estimate(ColdTiming timing) {
    boolean spread = timing.has(Statistic.RELATIVE_STDEV) || timing.has(Statistic.STDEV);
    return timing.has(Statistic.MEAN) && spread
        ? Optional.of(
            new SideTiming(timing.get(Statistic.MEAN), Optional.empty(), dispersion(timing)))
        : Optional.empty();
  }

  /// What is left when no family fits: the mean, if any, and `stdev / mean`.
  static SideTiming remainder(ColdTiming timing) {
    OptionalDouble mean = timing.get(Statistic.MEAN);
    return new SideTiming(mean, Optional.empty(), Dispersion.of(stdev(timing), mean));
  }

  private static OptionalDouble dispersion(ColdTiming timing) {
    OptionalDouble relative = timing.get(Statistic.RELATIVE_STDEV);
    return relative.isPresent()
        ? relative
        : Dispersion.of(timing.get(Statistic.STDEV), timing.get(Statistic.MEAN));
  }

  /// The stated standard deviation, or one derived from the relative one where that is finite and
  /// >= 0 and the mean positive and finite.
  private static OptionalDouble stdev(ColdTiming timing) {
    OptionalDouble stated = timing.get(Statistic.STDEV);
    if (stated.isPresent()) {
      return stated;
    }
    double relative = timing.get(Statistic.RELATIVE_STDEV).orElse(Double.NaN);
    double mean = timing.get(Statistic.MEAN).orElse(Double.NaN);
    boolean usable = relative >= 0 && relative < Double.POSITIVE_INFINITY && positiveFinite(mean);
    return usable ? OptionalDouble.of(relative * mean) : OptionalDouble.empty();
  }

  private static boolean positiveFinite(double value) {
    return value > 0 && value < Double.POSITIVE_INFINITY;
  }
}
