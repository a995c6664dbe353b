package org.benchlens.present.figure;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleFault;
import org.benchlens.model.Side;

/// Words that figures share.
final class Phrases {
  /// Significant digits of values beside marks.
  static final int DIGITS = 4;

  /// Tolerances below have no meaning to a reader.
  private static final double LEAST_TOLERANCE = 1e-5;

  private Phrases() {}

  /// The name of a figure, with the quantity unless it is time.
  static String title(FigureKind kind, Quantity quantity) {
    return quantity == Quantity.TIME ? kind.title() : kind.title() + ", " + quantity.word();
  }

  /// A ratio in percent with the digits it has, such as `0.5 %`.
  static String percent(double ratio) {
    return BigDecimal.valueOf(ratio).movePointRight(2).stripTrailingZeros().toPlainString() + " %";
  }

  /// A tolerance in percent, rounded up to three significant digits: with what is said it passes.
  static String tolerance(double ratio) {
    if (ratio < LEAST_TOLERANCE) {
      return ratio == 0 ? "0 %" : "below 0.001 %";
    }
    BigDecimal percent = new BigDecimal(ratio).movePointRight(2);
    BigDecimal rounded = percent.round(new MathContext(3, RoundingMode.UP));
    return rounded.stripTrailingZeros().toPlainString() + " %";
  }

  /// A number in the unit that fits it, without trailing zeros, such as `32 ns`.
  static String brief(Quantity quantity, double value) {
    AxisUnit unit = AxisUnit.of(quantity, value);
    String number = unit.number(value, 3);
    String trimmed =
        number.indexOf('.') < 0 ? number : number.replaceAll("0+$", "").replaceAll("\\.$", "");
    return unit.symbol().isEmpty() ? trimmed : trimmed + " " + unit.symbol();
  }

  /// A number of things, with the word in the plural where it belongs.
  static String count(long number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  /// A ratio in percent with a sign and two significant digits or one decimal, such as `−2.1 %`.
  static String change(double ratio) {
    if (!Double.isFinite(ratio)) {
      return "n/a";
    }
    BigDecimal percent = BigDecimal.valueOf(ratio).movePointRight(2);
    int scale = Math.abs(ratio) < 0.0995 ? 2 : 1;
    BigDecimal rounded = percent.setScale(scale, RoundingMode.HALF_EVEN);
    String sign = rounded.signum() > 0 ? "+" : rounded.signum() < 0 ? "−" : "";
    return sign + rounded.abs().toPlainString() + " %";
  }

  /// A correlation with two decimals, such as `−0.04`.
  static String correlation(double r) {
    BigDecimal rounded = BigDecimal.valueOf(r).setScale(2, RoundingMode.HALF_EVEN);
    return rounded.toPlainString().replace('-', '−');
  }

  /// A share in percent, never rounded to nothing or to all, such as `47.3 %` or `0.002 %`.
  static String share(double share) {
    if (share <= 0 || share >= 1) {
      return share <= 0 ? "0 %" : "100 %";
    }
    double rest = Math.min(share, 1 - share) * 100;
    int digits = rest >= 0.1 ? 1 : Math.min(9, 1 - (int) Math.floor(Math.log10(rest)));
    BigDecimal percent = BigDecimal.valueOf(share).movePointRight(2);
    return percent.setScale(digits, RoundingMode.HALF_EVEN).toPlainString() + " %";
  }

  /// The sides that have no values and why, such as `; no compare samples: 3 NaN of 334`; empty
  /// when both have some.
  static String missing(QuantityValues values) {
    StringBuilder words = new StringBuilder();
    for (Side side : Side.values()) {
      if (values.side(side) instanceof SideValues.Unusable unusable) {
        words.append("; no ").append(side.word()).append(" samples").append(reason(unusable));
      }
    }
    return words.toString();
  }

  /// Why a side has no values, in few words after a colon; empty when it declares none.
  static String reason(SideValues.Unusable unusable) {
    SampleFault fault = unusable.fault();
    String array = fault.array().word();
    return switch (fault.kind()) {
      case NOT_DECLARED -> "";
      case MISSING -> ": file of " + array + " not there";
      case OUTSIDE -> ": file of " + array + " outside the folder";
      case EMPTY -> ": file of " + array + " empty";
      case COUNT_DIFFERS -> ": " + fault.found() + " " + array + ", not " + fault.expected();
      case UNREADABLE -> ": file of " + array + " cannot be read";
      case BAD_VALUE -> ": " + unusable.bad().words() + " of " + fault.expected() + " " + array;
      case LENGTHS_DIFFER -> ": " + fault.expected() + " times, " + fault.found() + " frequencies";
    };
  }

  /// Words before others that may begin with a separator.
  static String joined(String first, String then) {
    return first.isEmpty() && then.startsWith("; ") ? then.substring(2) : first + then;
  }

  /// That neither side declares what a quantity is made of, as a sentence.
  static String neitherDeclares(Quantity quantity) {
    String what = quantity == Quantity.FREQUENCY ? "clock frequencies" : "sample times";
    return "Neither result declares " + what + "; --jsonbin records them.";
  }

  /// Why a side has no values, as a sentence.
  static String fault(Side side, SideValues.Unusable unusable) {
    SampleFault fault = unusable.fault();
    String what =
        side.word()
            + " "
            + (fault.array().word().equals("times") ? "sample times" : "clock frequencies");
    return switch (fault.kind()) {
      case NOT_DECLARED -> "The result declares no " + what + "; --jsonbin records them.";
      case MISSING -> "The file with the " + what + " is not there" + named(fault) + ".";
      case OUTSIDE ->
          "The file with the " + what + " lies outside the result's folder" + named(fault) + ".";
      case EMPTY -> "The file with the " + what + " is empty" + named(fault) + ".";
      case COUNT_DIFFERS ->
          "The file with the "
              + what
              + " has "
              + fault.found()
              + " values, not "
              + fault.expected()
              + named(fault)
              + ".";
      case UNREADABLE -> "The file with the " + what + " cannot be read" + named(fault) + ".";
      case BAD_VALUE ->
          fault.found()
              + " of the "
              + what
              + " are not positive and finite: "
              + unusable.bad().words()
              + named(fault)
              + ".";
      case LENGTHS_DIFFER ->
          "The "
              + side.word()
              + " side has "
              + fault.expected()
              + " times but "
              + fault.found()
              + " frequencies.";
    };
  }

  private static String named(SampleFault fault) {
    return fault.file().isEmpty() ? "" : " (" + fault.file() + ")";
  }
}
