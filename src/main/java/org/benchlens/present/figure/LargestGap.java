package org.benchlens.present.figure;

import java.util.Optional;
import org.benchlens.compare.coverage.DistinctValues;

/// Where the cumulative shares of two sides are farthest apart: the statistic of the two-sample
/// Kolmogorov-Smirnov test, without its test.
///
/// @param at the first value where it is reached, in the unit of the values
/// @param reference share of reference samples at or below it, 0 to 1
/// @param compare share of compare samples at or below it, 0 to 1
record LargestGap(double at, double reference, double compare) {

  /// How far they are apart, 0 to 1.
  double size() {
    return Math.abs(reference - compare);
  }

  /// Finds it in one pass; empty when a side has no values.
  static Optional<LargestGap> between(DistinctValues reference, DistinctValues compare) {
    if (reference.size() == 0 || compare.size() == 0) {
      return Optional.empty();
    }
    LargestGap largest = new LargestGap(reference.value(0), 0, 0);
    int i = 0;
    int j = 0;
    long passedRef = 0;
    long passedCmp = 0;
    while (i < reference.size() && j < compare.size()) {
      double value = Math.min(reference.value(i), compare.value(j));
      if (reference.value(i) == value) {
        passedRef += reference.count(i++);
      }
      if (compare.value(j) == value) {
        passedCmp += compare.count(j++);
      }
      double ref = (double) passedRef / reference.total();
      double cmp = (double) passedCmp / compare.total();
      if (Math.abs(ref - cmp) > largest.size()) {
        largest = new LargestGap(value, ref, cmp);
      }
    }
    return Optional.of(largest);
  }
}
