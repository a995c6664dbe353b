package org.benchlens.replicate.change;

/// Finds the k-th smallest of very many pairwise values without making them.
///
/// The answer is one of the values: the doubles are halved until the smallest one is found that at
/// least k values do not exceed. That takes 64 counts at most.
final class RankSelection {
  private RankSelection() {}

  /// Counts the values at or below a limit.
  @FunctionalInterface
  interface Counter {
    long atMost(double limit);
  }

  /// The k-th smallest value.
  ///
  /// @param rank k from 1
  /// @param low a number at or below all values, finite
  /// @param high a number at or above all values, finite
  static double kth(long rank, double low, double high, Counter counter) {
    long below = ordered(low);
    long above = ordered(high);
    while (below < above) {
      long middle = (below & above) + ((below ^ above) >> 1);
      if (counter.atMost(fromOrdered(middle)) >= rank) {
        above = middle;
      } else {
        below = middle + 1;
      }
    }
    // Zero may come out as the negative one.
    return fromOrdered(below) + 0.0;
  }

  /// Whole numbers in the order of the doubles.
  private static long ordered(double value) {
    long bits = Double.doubleToLongBits(value);
    return bits ^ ((bits >> 63) & Long.MAX_VALUE);
  }

  private static double fromOrdered(long ordered) {
    return Double.longBitsToDouble(ordered ^ ((ordered >> 63) & Long.MAX_VALUE));
  }
}
