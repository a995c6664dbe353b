package org.benchlens.cli;

import java.util.regex.Pattern;

/// The value of `--margin`.
final class Margin {
  private static final Pattern NUMBER =
      Pattern.compile("\\+?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?");

  private Margin() {}

  /// Percent as a ratio.
  ///
  /// @return ratio 1, > 0 and finite
  /// @throws CommandException when the text is no positive finite number
  static double ratio(String percent) throws CommandException {
    double value = NUMBER.matcher(percent).matches() ? Double.parseDouble(percent) / 100 : -1;
    if (!(value > 0 && value < Double.POSITIVE_INFINITY)) {
      throw new CommandException(
          "--margin '" + percent + "' is not a finite number of percent above 0");
    }
    return value;
  }
}
