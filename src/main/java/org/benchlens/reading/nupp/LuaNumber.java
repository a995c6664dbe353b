package org.benchlens.reading.nupp;

import java.util.Locale;

/// The text of a number as Lua prints it: `%.14g`, the form in which parameters stand in names.
final class LuaNumber {
  private static final int DIGITS = 14;

  private LuaNumber() {}

  /// The text of a finite number: at most 14 significant digits, no trailing zeros, an exponent
  /// below 1e-4 and from 1e14 on. A digit 5 behind the 14th rounds up, where C would look at the
  /// exact binary value.
  static String text(double value) {
    if (value == 0) {
      return Double.doubleToRawLongBits(value) == 0 ? "0" : "-0";
    }
    String scientific = String.format(Locale.ROOT, "%." + (DIGITS - 1) + "e", value);
    int mark = scientific.indexOf('e');
    int exponent = Integer.parseInt(scientific.substring(mark + 1));
    if (exponent < -4 || exponent >= DIGITS) {
      return trimmed(scientific.substring(0, mark)) + scientific.substring(mark);
    }
    return trimmed(String.format(Locale.ROOT, "%." + (DIGITS - 1 - exponent) + "f", value));
  }

  private static String trimmed(String digits) {
    if (digits.indexOf('.') < 0) {
      return digits;
    }
    int end = digits.length();
    while (digits.charAt(end - 1) == '0') {
      end--;
    }
    return digits.substring(0, digits.charAt(end - 1) == '.' ? end - 1 : end);
  }
}
