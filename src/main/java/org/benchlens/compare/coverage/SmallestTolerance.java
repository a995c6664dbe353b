package org.benchlens.compare.coverage;

import java.util.Arrays;
import org.benchlens.compare.Thresholds;

/// Finds the smallest tolerance at which two sides cover each other.
///
/// A wider tolerance never lowers a coverage, and coverages change at the measured distances only:
/// the answer is one of these. Cost: a sort of the distances and a pass over them for each step of
/// a binary search.
final class SmallestTolerance {
  private SmallestTolerance() {}

  /// The smallest `same.center_relative` that is enough, [1], >= 0; infinite when none is.
  static double of(SideDistances reference, SideDistances compare, Thresholds thresholds) {
    if (reached(reference, compare, 0, thresholds)) {
      return 0;
    }
    double[] distances = new double[reference.size() + compare.size()];
    int size = compare.copyFinite(distances, reference.copyFinite(distances, 0));
    Arrays.sort(distances, 0, size);
    int low = 0;
    int high = size;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (reached(reference, compare, distances[middle], thresholds)) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low == size ? Double.POSITIVE_INFINITY : centerRelative(distances[low]);
  }

  private static boolean reached(
      SideDistances reference, SideDistances compare, double tolerance, Thresholds thresholds) {
    return reached(reference.at(tolerance, thresholds), thresholds)
        && reached(compare.at(tolerance, thresholds), thresholds);
  }

  private static boolean reached(SideDistances.Shares shares, Thresholds thresholds) {
    return shares.sample() >= thresholds.bulkSampleCoverage()
        && shares.support() >= thresholds.bulkSupportCoverage();
  }

  /// The smallest double whose `log1p` is at least a distance; infinite when there is none. By
  /// bisection of the doubles, whose bits are in their order: `expm1` alone may be off by an ulp or
  /// two.
  static double centerRelative(double distance) {
    long low = 0;
    long high = Double.doubleToRawLongBits(Double.POSITIVE_INFINITY);
    while (low < high) {
      long middle = (low + high) >>> 1;
      if (StrictMath.log1p(Double.longBitsToDouble(middle)) >= distance) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return Double.longBitsToDouble(low);
  }
}
