package org.benchlens.present.figure;

import java.math.BigDecimal;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleFault;
import org.benchlens.model.Side;

/// Words that figures share.
final class Phrases {
  /// Significant digits of values beside marks.
  static final int DIGITS = 4;

  private Phrases() {}

  /// The name of a figure, with the quantity unless it is time.
  static String title(FigureKind kind, Quantity quantity) {
    return quantity == Quantity.TIME ? kind.title() : kind.title() + ", " + quantity.word();
  }

  /// A ratio in percent with the digits it has, such as `0.5 %`.
  static String percent(double ratio) {
    return BigDecimal.valueOf(ratio).movePointRight(2).stripTrailingZeros().toPlainString() + " %";
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

  /// Why a side has no values, as a sentence.
  static String fault(Side side, SampleFault fault) {
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
          fault.found() + " of the " + what + " are not positive and finite" + named(fault) + ".";
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
