package org.benchlens.present.format;

import java.math.BigDecimal;

/// A limit as an exact percentage: `0.5 %`, `97 %`, `0.12345 %`. Limits are shown as they were
/// given, never rounded.
public final class LimitText {

  private LimitText() {}

  /// The text.
  ///
  /// @param ratio [1], finite, >= 0
  public static String of(double ratio) {
    BigDecimal percent = new BigDecimal(Double.toString(ratio)).movePointRight(2);
    return percent.stripTrailingZeros().toPlainString() + " %";
  }
}
