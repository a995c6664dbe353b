package org.benchlens.compare.interval;

import org.benchlens.compare.coverage.DistinctValues;

/// A timing interval made from samples. Source: contract, section 2.
///
/// @param interval smallest sample, median and third quartile, in the unit of the samples
/// @param dispersion (third quartile - first quartile) / median, [1], >= 0
public record SampleEstimate(Interval interval, double dispersion) {

  /// The estimate of samples; quartiles are samples, at the rank `(p * (n - 1) + 50) div 100`.
  ///
  /// @param samples at least one
  public static SampleEstimate of(DistinctValues samples) {
    double median = percentile(samples, 50);
    double upper = percentile(samples, 75);
    return new SampleEstimate(
        new Interval(samples.value(0), median, upper), (upper - percentile(samples, 25)) / median);
  }

  /// The sample at a percentile: the one at the rank `(p * (n - 1) + 50) div 100`.
  ///
  /// @param percent 0 to 100
  public static double percentile(DistinctValues samples, int percent) {
    return samples.atRank((percent * (samples.total() - 1) + 50) / 100);
  }
}
