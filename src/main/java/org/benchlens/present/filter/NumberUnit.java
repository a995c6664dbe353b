package org.benchlens.present.filter;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.present.format.AxisText;

/// In which units the numbers of a key are typed, and what a number without a unit means.
enum NumberUnit {
  /// Ratios, typed as percent: `2%`; `2` means the same.
  PERCENT(Map.of("%", 0.01, "", 0.01), "a percentage such as 0.5%"),
  /// Times: `20us`, `1.5ms`. Only zero needs no unit.
  TIME(
      Map.of("ns", 1e-9, "us", 1e-6, "µs", 1e-6, "μs", 1e-6, "ms", 1e-3, "s", 1.0),
      "a time with a unit, such as 20us, 1.5ms or 2s"),
  /// Clock rates: `1.7GHz`. Only zero needs no unit.
  FREQUENCY(
      Map.of("GHz", 1e9, "MHz", 1e6, "kHz", 1e3, "Hz", 1.0),
      "a clock rate with a unit, such as 1.7GHz or 1410MHz"),
  /// Plain numbers.
  COUNT(Map.of("", 1.0), "a number");

  private final Map<String, Double> factors;
  private final String expected;

  NumberUnit(Map<String, Double> factors, String expected) {
    this.factors = factors;
    this.expected = expected;
  }

  /// What a value must look like, for messages.
  String expected() {
    return expected;
  }

  /// The number of a typed value in its base unit; empty when it is none of this unit.
  OptionalDouble number(String value) {
    String text = value.strip().replace('\u2212', '-');
    int digits = text.length();
    while (digits > 0 && !numeric(text.charAt(digits - 1))) {
      digits--;
    }
    OptionalDouble number = AxisText.number(text.substring(0, digits));
    if (number.isEmpty() || !Double.isFinite(number.getAsDouble())) {
      return OptionalDouble.empty();
    }
    Optional<Double> factor = Optional.ofNullable(factors.get(text.substring(digits).strip()));
    if (factor.isEmpty() && digits == text.length() && number.getAsDouble() == 0) {
      return OptionalDouble.of(0);
    }
    return factor.isPresent()
        ? OptionalDouble.of(scaled(number.getAsDouble(), factor.get()))
        : OptionalDouble.empty();
  }

  /// Division by a whole number keeps typed decimals exact where multiplying by 0.01 would not:
  /// 0.5% is the double 0.005.
  private static double scaled(double number, double factor) {
    return factor < 1 ? number / Math.rint(1 / factor) : number * factor;
  }

  private static boolean numeric(char c) {
    return (c >= '0' && c <= '9') || c == '.';
  }
}
