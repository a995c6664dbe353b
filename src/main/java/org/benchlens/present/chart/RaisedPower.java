package org.benchlens.present.chart;

import java.util.stream.Collectors;
import org.benchlens.present.format.AxisText;
import org.benchlens.present.format.OneLine;

/// Axis values with raised exponents, such as `2²⁴`.
final class RaisedPower {
  private static final String DIGITS =
      "\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079";

  private RaisedPower() {}

  static String of(AxisText value) {
    return switch (value) {
      case AxisText.Power(int exponent) -> "2" + raised(exponent);
      case AxisText.Plain(String text) -> OneLine.of(text);
    };
  }

  static String raised(int exponent) {
    return Integer.toString(exponent)
        .chars()
        .mapToObj(c -> c == '-' ? "\u207b" : DIGITS.substring(c - '0', c - '0' + 1))
        .collect(Collectors.joining());
  }
}
