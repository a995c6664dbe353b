package org.benchlens.present.figure;

import org.benchlens.compare.coverage.DistinctValues;

/// Quantiles of sorted values: samples, never interpolated. Asked in ascending order they cost one
/// pass together.
final class Quantiles {
  private final DistinctValues values;
  private int at;
  private long passed;

  /// @param values at least one
  Quantiles(DistinctValues values) {
    this.values = values;
    this.passed = values.count(0);
  }

  /// The quantile by whole percent, at the rank `(p * (n - 1) + 50) div 100` (contract, section 2).
  double percentile(int percent) {
    return atRank((percent * (values.total() - 1) + 50) / 100);
  }

  /// The sample at the rank nearest to `share * (n - 1)`.
  ///
  /// @param share 0 to 1
  double quantile(double share) {
    return atRank(Math.round(share * (values.total() - 1)));
  }

  private double atRank(long rank) {
    if (rank < passed - values.count(at)) {
      at = 0;
      passed = values.count(0);
    }
    while (passed <= rank) {
      passed += values.count(++at);
    }
    return values.value(at);
  }
}
