package org.benchlens.compare.gap;

/// The symmetric relative difference of two positive numbers. Source: contract, section 4.
public final class RelativeDifference {
  private RelativeDifference() {}

  /// `(a - b) / min(a, b)`, [1]; 0.25 for 5 and 4, -0.25 for 4 and 5; infinite when it is too
  /// large.
  ///
  /// @param a positive and finite
  /// @param b positive and finite
  public static double of(double a, double b) {
    return (a - b) / Math.min(a, b);
  }
}
