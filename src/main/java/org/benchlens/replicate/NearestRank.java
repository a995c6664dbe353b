package org.benchlens.replicate;

import java.util.Arrays;

/// Quantiles that are always one of the values (contract, 3.1).
public final class NearestRank {
  private NearestRank() {}

  /// The rank of a quantile: ceil(q n), at least 1 and at most n.
  ///
  /// @param quantile 0 to 1
  /// @param size number of values, >= 1
  /// @return rank from 1
  public static int rank(double quantile, int size) {
    return (int) Math.clamp(Math.ceil(quantile * size), 1, size);
  }

  /// A quantile of sorted values; 0 when there are none.
  public static double ofSorted(double[] sorted, double quantile) {
    return sorted.length == 0 ? 0 : sorted[rank(quantile, sorted.length) - 1];
  }

  /// A quantile of values in any order; 0 when there are none.
  public static double of(double[] values, double quantile) {
    return ofSorted(sorted(values), quantile);
  }

  /// The median: of an even number of values the lower of the two in the middle; 0 for none.
  public static double median(double... values) {
    return of(values, 0.5);
  }

  /// A sorted copy.
  public static double[] sorted(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted;
  }
}
