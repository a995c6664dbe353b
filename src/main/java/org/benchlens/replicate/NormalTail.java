package org.benchlens.replicate;

import org.hipparchus.special.Erf;

/// Tail of the standard normal distribution.
public final class NormalTail {
  private NormalTail() {}

  /// Probability of a value at least as far from 0 as z, erfc(|z| / sqrt 2).
  ///
  /// The tool uses the approximation 7.1.26 of Abramowitz and Stegun, which differs by less than
  /// 2e-7 (contract, section 7, 5).
  ///
  /// @param z finite or infinite
  /// @return 0 to 1
  public static double twoSided(double z) {
    return Double.isInfinite(z) ? 0 : Erf.erfc(Math.abs(z) / Math.sqrt(2));
  }
}
