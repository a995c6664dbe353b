package org.benchlens.replicate.sample;

import org.benchlens.replicate.NearestRank;

/// Samples beyond three interquartile ranges (contract, 3.3). They are counted, never removed.
///
/// @param count samples strictly outside the fences, on both sides
/// @param maxRatio largest of them over the median, at least 1; 1 when the median is not positive
/// @param lowFence Q1 - 3 (Q3 - Q1), on the scale of the samples
/// @param highFence Q3 + 3 (Q3 - Q1), on the scale of the samples
public record Outliers(int count, double maxRatio, double lowFence, double highFence) {
  private static final double REACH = 3;

  /// Classifies samples; none of an empty list. With equal quartiles any other value is outside.
  public static Outliers of(double... samples) {
    double[] sorted = NearestRank.sorted(samples);
    double first = NearestRank.ofSorted(sorted, 0.25);
    double third = NearestRank.ofSorted(sorted, 0.75);
    double median = NearestRank.ofSorted(sorted, 0.5);
    double low = first - REACH * (third - first);
    double high = third + REACH * (third - first);
    int count = 0;
    double maxRatio = 1;
    for (double sample : samples) {
      if (sample < low || sample > high) {
        count++;
        if (median > 0) {
          maxRatio = Math.max(maxRatio, sample / median);
        }
      }
    }
    return new Outliers(count, maxRatio, low, high);
  }
}
