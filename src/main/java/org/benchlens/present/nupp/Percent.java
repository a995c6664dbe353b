package org.benchlens.present.nupp;

import java.math.BigDecimal;
import java.util.OptionalDouble;
import org.benchlens.present.format.Decimals;

/// Ratios as the tool prints them.
final class Percent {
  private Percent() {}

  /// A change, `+16.2%`.
  static String change(double ratio) {
    // A change that rounds to nothing has no direction.
    String text = Decimals.signed(ratio * 100, 1);
    return (text.equals("-0.0") ? "+0.0" : text) + "%";
  }

  /// The interval of a change, `[+16.2%, +20.7%]`.
  static String change(double low, double upper) {
    return "[" + change(low) + ", " + change(upper) + "]";
  }

  /// A coverage, `96.14%`; `-` for nothing.
  static String coverage(OptionalDouble coverage) {
    return coverage.isPresent()
        ? Decimals.fixed(coverage.getAsDouble() * 100, 2) + "%"
        : PageCell.NOTHING;
  }

  /// A ratio with the digits it has, `2%`.
  static String plain(double ratio) {
    return BigDecimal.valueOf(ratio).movePointRight(2).stripTrailingZeros().toPlainString() + "%";
  }

  /// A probability with three decimals, or what it is below.
  static String probability(double p) {
    return p < 0.0005 ? "<0.001" : Decimals.fixed(p, 3);
  }
}
