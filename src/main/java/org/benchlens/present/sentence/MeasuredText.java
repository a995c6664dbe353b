package org.benchlens.present.sentence;

import java.util.OptionalDouble;
import java.util.function.DoubleFunction;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.decision.Relation;
import org.benchlens.present.format.Decimals;
import org.benchlens.present.format.ExactNumber;
import org.benchlens.present.format.FrequencyText;
import org.benchlens.present.format.ScreenTime;

/// A measured value beside its limit, in the same unit and with as many digits as tell them apart.
///
/// @param value measured value
/// @param relation how it must lie to the limit, as a sign: `≥`, `≤`, `>`
/// @param limit the limit
/// @param margin by how much it holds, with a sign; negative when it fails
/// @param unit unit of all three, such as `%`; empty when each has its own or there is none
public record MeasuredText(
    String value, String relation, String limit, String margin, String unit) {
  private static final String AT_LEAST = "≥";
  private static final String AT_MOST = "≤";
  private static final int MOST_PLACES = 6;

  /// The texts of what a check measured.
  public static MeasuredText of(Finding.Measured measured) {
    String relation = sign(measured.relation());
    return switch (measured.unit()) {
      case RATIO -> ratio(measured, relation);
      case SECOND -> each(measured, relation, x -> ScreenTime.single(OptionalDouble.of(x)));
      case HERTZ -> each(measured, relation, x -> FrequencyText.of(OptionalDouble.of(x)));
      case CYCLE, COUNT, BYTE, BYTE_PER_SECOND, ITEM_PER_SECOND, NONE ->
          each(measured, relation, x -> real(Decimals.general(x, 5)));
    };
  }

  /// The texts in one piece: `58.8 ≥ 80.0 %`.
  public String line() {
    return value + " " + relation + " " + limit + (unit.isEmpty() ? "" : " " + unit);
  }

  /// What was measured and what was wanted, for the brackets of a sentence: `58.8 %; at least 80.0
  /// %
  /// is needed`.
  public String clause() {
    String after = unit.isEmpty() ? "" : " " + unit;
    String wanted =
        switch (relation) {
          case AT_LEAST -> "at least " + limit + after + " is needed";
          case AT_MOST -> "at most " + limit + after + " is allowed";
          default -> "more than " + limit + after + " is needed";
        };
    return value + after + "; " + wanted;
  }

  /// A ratio as a percentage for a sentence: `58.8 %`, `0.5 %`, `100 %`; never rounded to 0 or 100
  /// when it is not.
  ///
  /// @param ratio [1]
  public static String percent(double ratio) {
    double percent = ratio * 100;
    int places = Math.abs(percent) >= 10 ? 1 : 2;
    String text = Decimals.fixed(percent, places);
    while (places < MOST_PLACES && rounded(percent, text)) {
      places++;
      text = Decimals.fixed(percent, places);
    }
    return real(withoutZeros(text)) + " %";
  }

  private static boolean rounded(double percent, String text) {
    String digits = withoutZeros(text);
    return (digits.equals("100") && percent != 100)
        || ((digits.equals("0") || digits.equals("-0")) && percent != 0);
  }

  private static MeasuredText ratio(Finding.Measured measured, String relation) {
    double value = measured.value() * 100;
    double limit = measured.limit() * 100;
    int places = Math.abs(limit) >= 10 ? 1 : 2;
    while (places < MOST_PLACES && value != limit && same(value, limit, places)) {
      places++;
    }
    if (value != limit && places == MOST_PLACES && same(value, limit, places)) {
      return each(measured, relation, x -> real(ExactNumber.of(x)));
    }
    double margin = measured.margin() * 100;
    String signed = margin == 0 ? Decimals.fixed(0, places) : Decimals.signed(margin, places);
    return new MeasuredText(
        real(Decimals.fixed(value, places)),
        relation,
        real(Decimals.fixed(limit, places)),
        real(signed),
        "%");
  }

  private static boolean same(double a, double b, int places) {
    return Decimals.fixed(a, places).equals(Decimals.fixed(b, places));
  }

  private static MeasuredText each(
      Finding.Measured measured, String relation, DoubleFunction<String> text) {
    return new MeasuredText(
        text.apply(measured.value()),
        relation,
        measured.limit() == 0 ? "0" : text.apply(measured.limit()),
        text.apply(measured.margin()),
        "");
  }

  private static String sign(Relation relation) {
    return switch (relation) {
      case AT_LEAST -> AT_LEAST;
      case AT_MOST -> AT_MOST;
      case ABOVE -> ">";
    };
  }

  private static String withoutZeros(String text) {
    return text.contains(".") ? text.replaceAll("0+$", "").replaceAll("\\.$", "") : text;
  }

  private static String real(String text) {
    return text.replace('-', '\u2212');
  }
}
