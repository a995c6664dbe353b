package org.benchlens.replicate.fork;

import org.benchlens.replicate.sample.SampleStatistics;

/// How many forks a wanted precision takes, from a few forks (contract, 3.6).
///
/// @param variation coefficient of variation between forks, ratio 1, >= 0
/// @param forksFor2Percent forks for a precision of 2 %, >= 10
/// @param forksFor5Percent forks for a precision of 5 %, >= 10
public record PilotSize(double variation, long forksFor2Percent, long forksFor5Percent) {
  /// How much less efficient the median is than the mean, pi/2.
  private static final double MEDIAN_COST = 1.5708;

  /// Normal quantile 0.975.
  private static final double NORMAL_975 = 1.959964;

  /// The sizes for fork scores.
  public static PilotSize of(double... scores) {
    double variation = variation(scores);
    return new PilotSize(variation, forks(variation, 0.02), forks(variation, 0.05));
  }

  /// Standard deviation (n - 1) over mean; 0 for fewer than two scores or a mean that is not
  /// positive.
  public static double variation(double... scores) {
    double mean = SampleStatistics.mean(scores);
    return scores.length < 2 || mean <= 0 ? 0 : SampleStatistics.deviation(scores) / mean;
  }

  /// Forks for a precision: max(10, ceil(1.5708 (1.959964 CV / r)^2)).
  ///
  /// @param variation coefficient of variation, ratio 1
  /// @param precision wanted precision r, ratio 1, > 0
  public static long forks(double variation, double precision) {
    if (!(precision > 0)) {
      throw new IllegalArgumentException("precision must be > 0: " + precision);
    }
    if (variation <= 0) {
      return ForkInterval.MIN_FORKS;
    }
    double root = NORMAL_975 * variation / precision;
    return Math.max(ForkInterval.MIN_FORKS, (long) Math.ceil(MEDIAN_COST * root * root));
  }
}
