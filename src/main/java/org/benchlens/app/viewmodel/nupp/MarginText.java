package org.benchlens.app.viewmodel.nupp;

import java.util.OptionalDouble;
import java.util.regex.Pattern;

/// A margin as it is typed.
final class MarginText {
  private static final Pattern NUMBER = Pattern.compile("([0-9]+\\.?[0-9]*|\\.[0-9]+) *%?");

  private MarginText() {}

  /// Percent as a ratio, > 0 and finite; empty when the text is no such number.
  static OptionalDouble ratio(String percent) {
    String text = percent.strip();
    if (!NUMBER.matcher(text).matches()) {
      return OptionalDouble.empty();
    }
    double value = Double.parseDouble(text.replace("%", "").strip()) / 100;
    return value > 0 && Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
  }
}
