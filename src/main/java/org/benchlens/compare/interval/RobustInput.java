package org.benchlens.compare.interval;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Statistic;

/// The family of order statistics: median, interquartile range, `[min, q3]`.
///
/// Source: contract, section 2.
final class RobustInput {
  private RobustInput() {}

  /// Interval and dispersion of a side; nothing unless `min <= q1 <= median <= q3` hold, all
  /// positive and finite, and an interquartile range is stated.
  static Optional<SideTiming> of(ColdTiming timing) {
    double min = timing.get(Statistic.MIN).orElse(Double.NaN);
    double q1 = timing.get(Statistic.Q1).orElse(Double.NaN);
    double median = timing.get(Statistic.MEDIAN).orElse(Double.NaN);
    double q3 = timing.get(Statistic.Q3).orElse(Double.NaN);
    boolean ordered = min <= q1 && q1 <= median;
    if (!ordered || !hasRange(timing)) {
      return Optional.empty();
    }
    return Interval.of(min, median, q3)
        .map(
            interval ->
                new SideTiming(
                    OptionalDouble.of(median), Optional.of(interval), dispersion(timing)));
  }

  /// Median and dispersion without an interval; nothing unless both a median and an interquartile
  /// range are stated, whatever they are.
  static Optional<SideTiming> estimate(ColdTiming timing) {
    OptionalDouble median = timing.get(Statistic.MEDIAN);
    return median.isPresent() && hasRange(timing)
        ? Optional.of(new SideTiming(median, Optional.empty(), dispersion(timing)))
        : Optional.empty();
  }

  private static boolean hasRange(ColdTiming timing) {
    return timing.has(Statistic.RELATIVE_IQR) || timing.has(Statistic.IQR);
  }

  private static OptionalDouble dispersion(ColdTiming timing) {
    OptionalDouble relative = timing.get(Statistic.RELATIVE_IQR);
    return relative.isPresent()
        ? relative
        : Dispersion.of(timing.get(Statistic.IQR), timing.get(Statistic.MEDIAN));
  }
}
