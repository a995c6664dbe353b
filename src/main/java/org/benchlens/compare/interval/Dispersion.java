package org.benchlens.compare.interval;

import java.util.OptionalDouble;

/// A spread in relation to a center. Source: contract, section 2.
final class Dispersion {
  private Dispersion() {}

  /// `absolute / center`, [1], >= 0, possibly infinite; missing when the center is missing, not
  /// positive or not finite, or the absolute spread is missing, negative or NaN.
  static OptionalDouble of(OptionalDouble absolute, OptionalDouble center) {
    double spread = absolute.orElse(Double.NaN);
    double middle = center.orElse(Double.NaN);
    boolean usable = spread >= 0 && middle > 0 && middle < Double.POSITIVE_INFINITY;
    return usable ? OptionalDouble.of(spread / middle) : OptionalDouble.empty();
  }
}
