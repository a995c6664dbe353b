package org.benchlens.present.format;

import java.math.BigDecimal;

/// The shortest decimal text that reads back as the same double; for exports.
public final class ExactNumber {
  private ExactNumber() {}

  /// The text: plain from 1e-4 up to 1e16, else with an exponent (`1e-05`); always with a point or
  /// an exponent. NaN is `nan`, infinity `inf` or `-inf`, as in the JSON of a comparison.
  public static String of(double value) {
    if (!Double.isFinite(value)) {
      return Decimals.nonFinite(value);
    }
    if (value == 0) {
      return 1 / value < 0 ? "-0.0" : "0.0";
    }
    BigDecimal shortest = new BigDecimal(Double.toString(value)).stripTrailingZeros();
    int exponent = shortest.precision() - shortest.scale() - 1;
    if (exponent >= -4 && exponent < 16) {
      return shortest.scale() > 0 ? shortest.toPlainString() : shortest.toPlainString() + ".0";
    }
    return Decimals.withExponent(shortest, exponent);
  }
}
