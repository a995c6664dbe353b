package org.benchlens.present.format;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.Axis;
import org.benchlens.model.AxisType;
import org.benchlens.model.AxisValue;

/// An axis value as it is shown (contract, section 9, "Axis text").
public sealed interface AxisText {
  /// The text in one piece: `2^20`, `0.0001`, `I32`.
  String text();

  /// A power of two, so that a screen can raise the exponent.
  ///
  /// @param exponent 0 to 62
  record Power(int exponent) implements AxisText {
    @Override
    public String text() {
      return "2^" + exponent;
    }
  }

  /// Any other text.
  record Plain(String text) implements AxisText {}

  /// The text of a value.
  ///
  /// @param value exact value of a state
  /// @param declared the axis as the compare file declares it; without it the value is shown as it
  ///     is
  static AxisText of(AxisValue value, Optional<Axis> declared) {
    String text = value.text();
    AxisType type = declared.map(Axis::type).orElse(AxisType.UNKNOWN);
    return switch (type) {
      case INT64 -> whole(text, declared.map(Axis::powerOfTwo).orElse(false));
      case FLOAT64 ->
          number(text).stream()
              .mapToObj(number -> Decimals.general(number, 5))
              .map(Plain::new)
              .findFirst()
              .orElse(new Plain(text));
      case TYPE, STRING, UNKNOWN -> new Plain(text);
    };
  }

  /// The number an axis value text stands for; empty when it is none. Decimal numbers, `inf` and
  /// `nan` are read; hex and type suffixes are not.
  static OptionalDouble number(String text) {
    String trimmed = text.strip();
    String unsigned =
        trimmed.startsWith("-") || trimmed.startsWith("+") ? trimmed.substring(1) : trimmed;
    double sign = trimmed.startsWith("-") ? -1 : 1;
    if (unsigned.equalsIgnoreCase("inf") || unsigned.equalsIgnoreCase("infinity")) {
      return OptionalDouble.of(sign * Double.POSITIVE_INFINITY);
    }
    if (unsigned.equalsIgnoreCase("nan")) {
      return OptionalDouble.of(Double.NaN);
    }
    boolean decimal =
        !unsigned.isEmpty()
            && unsigned.chars().allMatch(c -> c < 128 && "0123456789.eE+-".indexOf(c) >= 0);
    try {
      return decimal ? OptionalDouble.of(Double.parseDouble(trimmed)) : OptionalDouble.empty();
    } catch (NumberFormatException e) {
      return OptionalDouble.empty();
    }
  }

  private static AxisText whole(String text, boolean powerOfTwo) {
    try {
      long value = Long.parseLong(text.strip());
      return powerOfTwo && value > 0 && Long.bitCount(value) == 1
          ? new Power(Long.numberOfTrailingZeros(value))
          : new Plain(Long.toString(value));
    } catch (NumberFormatException e) {
      return new Plain(text);
    }
  }
}
