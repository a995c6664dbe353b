package org.benchlens.present.format;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/// Decimal texts rounded as C's printf does: from the exact binary value, ties to even (contract,
/// section 9). A negative number that rounds to zero keeps its sign; NaN is `nan`, infinity `inf`.
public final class Decimals {
  private static final double QUICK_LIMIT = 1e9;

  private Decimals() {}

  /// C's `%.Nf`.
  ///
  /// @param places digits after the point, >= 0
  public static String fixed(double value, int places) {
    if (!Double.isFinite(value)) {
      return nonFinite(value);
    }
    String quick = quick(Math.abs(value), places);
    String text =
        quick.isEmpty()
            ? new BigDecimal(value).abs().setScale(places, RoundingMode.HALF_EVEN).toPlainString()
            : quick;
    return negative(value) ? "-" + text : text;
  }

  /// The same without big numbers, which tables of thousands of rows would feel; empty where double
  /// arithmetic could round the wrong way: the product below is off by at most 1e9 * 2^-53, about
  /// 1e-7, so a fraction that is not within 1e-6 of one half rounds to the right side.
  private static String quick(double value, int places) {
    double power = 1;
    for (int i = 0; i < places && power < QUICK_LIMIT; i++) {
      power *= 10;
    }
    double scaled = value * power;
    double whole = Math.floor(scaled);
    double fraction = scaled - whole;
    if (power >= QUICK_LIMIT || scaled >= QUICK_LIMIT || Math.abs(fraction - 0.5) < 1e-6) {
      return "";
    }
    String digits = Long.toString((long) whole + (fraction > 0.5 ? 1 : 0));
    if (places == 0) {
      return digits;
    }
    String padded = "0".repeat(Math.max(0, places + 1 - digits.length())) + digits;
    int point = padded.length() - places;
    return padded.substring(0, point) + "." + padded.substring(point);
  }

  /// C's `%+.Nf`: with a plus sign unless negative.
  ///
  /// @param places digits after the point, >= 0
  public static String signed(double value, int places) {
    String text = fixed(value, places);
    return text.startsWith("-") ? text : "+" + text;
  }

  /// C's `%.Ng`: N significant digits without trailing zeros, with an exponent of at least two
  /// digits below 1e-4 and from 10^N on.
  ///
  /// @param digits significant digits, >= 1
  public static String general(double value, int digits) {
    if (!Double.isFinite(value)) {
      return nonFinite(value);
    }
    if (value == 0) {
      return negative(value) ? "-0" : "0";
    }
    BigDecimal rounded =
        new BigDecimal(value).round(new MathContext(digits, RoundingMode.HALF_EVEN));
    int exponent = rounded.precision() - rounded.scale() - 1;
    if (exponent >= -4 && exponent < digits) {
      return rounded.stripTrailingZeros().toPlainString();
    }
    return withExponent(rounded, exponent);
  }

  /// Plain decimal text with a number of significant digits, trailing zeros kept: `4.030`, `97.95`,
  /// `0.0001230`. Digits before the point are never cut.
  ///
  /// @param value finite
  /// @param digits significant digits, >= 1
  public static String significant(double value, int digits) {
    if (value == 0) {
      return fixed(0, digits - 1);
    }
    BigDecimal exact = new BigDecimal(value);
    BigDecimal rounded = exact.round(new MathContext(digits, RoundingMode.HALF_EVEN));
    int wholeDigits = rounded.precision() - rounded.scale();
    return fixed(value, Math.max(0, digits - wholeDigits));
  }

  static String withExponent(BigDecimal number, int exponent) {
    String mantissa = number.movePointLeft(exponent).stripTrailingZeros().toPlainString();
    String sign = exponent < 0 ? "-" : "+";
    return mantissa + String.format(Locale.ROOT, "e%s%02d", sign, Math.abs(exponent));
  }

  static String nonFinite(double value) {
    return Double.isNaN(value) ? "nan" : value > 0 ? "inf" : "-inf";
  }

  private static boolean negative(double value) {
    return value < 0 || (value == 0 && 1 / value < 0);
  }
}
