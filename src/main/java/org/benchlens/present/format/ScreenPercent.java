package org.benchlens.present.format;

import java.util.OptionalDouble;

/// Percentages as the window shows them, without the percent sign, which stands in the header.
public final class ScreenPercent {
  private static final char MINUS = '\u2212';

  private ScreenPercent() {}

  /// A change with its sign: `+1.2`, `−10.0`; an exact zero has no sign; `n/a` when missing.
  ///
  /// @param ratio [1]
  /// @param places digits after the point, >= 0
  public static String signed(OptionalDouble ratio, int places) {
    if (ratio.isEmpty() || Double.isNaN(ratio.getAsDouble())) {
      return "n/a";
    }
    double percent = ratio.getAsDouble() * 100;
    return percent == 0
        ? Decimals.fixed(0, places)
        : Decimals.signed(percent, places).replace('-', MINUS);
  }

  /// A share or noise: `0.49`; `n/a` when missing, `∞` when infinite.
  ///
  /// @param ratio [1]
  /// @param places digits after the point, >= 0
  public static String plain(OptionalDouble ratio, int places) {
    if (ratio.isEmpty() || Double.isNaN(ratio.getAsDouble())) {
      return "n/a";
    }
    String text = Decimals.fixed(ratio.getAsDouble() * 100, places).replace('-', MINUS);
    return text.replace("inf", "∞");
  }
}
