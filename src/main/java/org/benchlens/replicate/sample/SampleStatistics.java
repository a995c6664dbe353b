package org.benchlens.replicate.sample;

import java.util.Map;
import java.util.TreeMap;
import org.benchlens.model.nupp.TimeStatistic;
import org.benchlens.replicate.NearestRank;

/// The statistics of times that a record states, computed from samples.
public final class SampleStatistics {
  private SampleStatistics() {}

  /// Each statistic that samples give, on their scale; none of no samples. The frame quantiles
  /// p50 and p999 are among them, though frames carry no samples.
  public static Map<TimeStatistic, Double> of(double... samples) {
    Map<TimeStatistic, Double> all = new TreeMap<>();
    if (samples.length == 0) {
      return all;
    }
    double[] sorted = NearestRank.sorted(samples);
    all.put(TimeStatistic.MEDIAN, NearestRank.ofSorted(sorted, 0.5));
    all.put(TimeStatistic.MIN, sorted[0]);
    all.put(TimeStatistic.P25, NearestRank.ofSorted(sorted, 0.25));
    all.put(TimeStatistic.P50, NearestRank.ofSorted(sorted, 0.5));
    all.put(TimeStatistic.P75, NearestRank.ofSorted(sorted, 0.75));
    all.put(TimeStatistic.P90, NearestRank.ofSorted(sorted, 0.9));
    all.put(TimeStatistic.P99, NearestRank.ofSorted(sorted, 0.99));
    all.put(TimeStatistic.P999, NearestRank.ofSorted(sorted, 0.999));
    all.put(
        TimeStatistic.IQR, NearestRank.ofSorted(sorted, 0.75) - NearestRank.ofSorted(sorted, 0.25));
    all.put(TimeStatistic.MEAN, mean(samples));
    all.put(TimeStatistic.STDEV, deviation(samples));
    return all;
  }

  /// Arithmetic mean; 0 of no values.
  public static double mean(double... values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return values.length == 0 ? 0 : sum / values.length;
  }

  /// Standard deviation with n - 1; 0 for fewer than two values.
  public static double deviation(double... values) {
    if (values.length < 2) {
      return 0;
    }
    double mean = mean(values);
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return Math.sqrt(squares / (values.length - 1));
  }
}
