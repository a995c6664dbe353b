package org.benchlens.present.filter;

import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.present.format.AxisText;

/// The number an axis value or a typed value stands for, exactly: 64-bit integers keep all digits.
///
/// @param exact its value; zero for an infinite one
/// @param infinite sign of an infinite number, else 0
record AxisNumber(BigDecimal exact, int infinite) implements Comparable<AxisNumber> {
  /// More digits than any double or long has; longer texts would only cost time.
  private static final int MOST_DIGITS = 400;

  /// The number of a text: decimal, `2^20`, or infinite; empty for other texts and NaN.
  static Optional<AxisNumber> of(String text) {
    String trimmed = text.strip();
    if (trimmed.startsWith("2^")) {
      return power(trimmed.substring(2));
    }
    OptionalDouble number = AxisText.number(trimmed);
    if (number.isEmpty() || Double.isNaN(number.getAsDouble()) || trimmed.length() > MOST_DIGITS) {
      return Optional.empty();
    }
    return Double.isInfinite(number.getAsDouble())
        ? Optional.of(new AxisNumber(BigDecimal.ZERO, number.getAsDouble() > 0 ? 1 : -1))
        : Optional.of(new AxisNumber(decimal(trimmed, number.getAsDouble()), 0));
  }

  @Override
  public int compareTo(AxisNumber other) {
    int byInfinity = Integer.compare(infinite, other.infinite);
    return byInfinity != 0 ? byInfinity : exact.compareTo(other.exact);
  }

  private static Optional<AxisNumber> power(String exponent) {
    boolean digits =
        exponent.length() <= 3
            && !exponent.isEmpty()
            && exponent.chars().allMatch(c -> c >= '0' && c <= '9');
    return digits
        ? Optional.of(new AxisNumber(BigDecimal.TWO.pow(Integer.parseInt(exponent)), 0))
        : Optional.empty();
  }

  /// A finite double has no exponent that would make its decimal form long; one that underflows to
  /// zero might.
  private static BigDecimal decimal(String text, double value) {
    return value == 0 ? BigDecimal.ZERO : new BigDecimal(text);
  }
}
