package org.benchlens.app.viewmodel;

import java.util.List;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;
import org.benchlens.present.figure.AxisUnit;
import org.benchlens.present.figure.Brush;
import org.benchlens.present.figure.SampleAxis;
import org.benchlens.present.figure.SampleSelection;
import org.benchlens.present.figure.Span;

/// Selections and tolerances as sentences of the status bar.
final class BrushText {
  private static final int DIGITS = 4;
  private static final int MOST_DIGITS = 9;
  private static final List<String> NUMBERS =
      List.of("no", "the", "both", "three", "four", "five", "six", "seven", "eight", "nine");

  private BrushText() {}

  /// What a brush selected, such as `brush 48.02 to 48.30 µs: 3 ref, 212 cmp samples, shown in all
  /// four panels`.
  static String of(Brush brush, SampleSelection selection, List<Panel> panels) {
    return "brush "
        + span(brush)
        + ": "
        + selection.count(Side.REFERENCE)
        + " ref, "
        + selection.count(Side.COMPARE)
        + " cmp samples"
        + where(panels);
  }

  private static String where(List<Panel> panels) {
    int all = panels.size();
    long showing = panels.stream().filter(panel -> panel.axes().showsSamples()).count();
    if (all < 2) {
      return "";
    }
    return showing < all
        ? ", shown in " + showing + " of " + all + " panels"
        : ", shown in " + (all == 2 ? "both" : "all " + NUMBERS.get(all)) + " panels";
  }

  private static String span(Brush brush) {
    Span span = brush.span();
    if (brush.axis() == SampleAxis.ORDER) {
      long first = Math.max(1, (long) Math.ceil(span.from()));
      return "sample " + first + " to " + Math.max(first, (long) Math.floor(span.to()));
    }
    return range(AxisUnit.of(quantity(brush.axis()), span.to()), span.from(), span.to());
  }

  private static Quantity quantity(SampleAxis axis) {
    return switch (axis) {
      case TIME, ORDER -> Quantity.TIME;
      case CYCLES -> Quantity.CYCLES;
      case FREQUENCY -> Quantity.FREQUENCY;
    };
  }

  /// Where the tolerance band stands, such as `tolerance band at 46.72 µs, ±0.5 %: 46.49 to 46.95`.
  ///
  /// @param relative tolerance, [1], >= 0
  static String tolerance(Quantity quantity, double at, double relative) {
    AxisUnit unit = AxisUnit.of(quantity, at);
    double factor = 1 + relative;
    return "tolerance band at "
        + unit.text(at, DIGITS)
        + ", ±"
        + java.math.BigDecimal.valueOf(relative)
            .movePointRight(2)
            .stripTrailingZeros()
            .toPlainString()
        + " %: "
        + unit.number(at / factor, DIGITS)
        + " to "
        + unit.number(at * factor, DIGITS);
  }

  /// Two numbers that do not read the same.
  private static String range(AxisUnit unit, double from, double to) {
    int digits = DIGITS;
    while (digits < MOST_DIGITS && unit.number(from, digits).equals(unit.number(to, digits))) {
      digits++;
    }
    return unit.number(from, digits) + " to " + unit.text(to, digits);
  }
}
