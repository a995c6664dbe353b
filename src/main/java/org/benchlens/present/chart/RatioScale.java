package org.benchlens.present.chart;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.present.figure.Span;
import org.benchlens.present.figure.Tick;
import org.benchlens.present.figure.Ticks;

/// A logarithmic scale of ratios, so that twice as fast and twice as slow are equally far from 1.
///
/// @param domain shown range, around 1
record RatioScale(Span domain) {
  private static final double LEAST = 0.02;

  /// Fewest numbers of which the outermost may lie beyond the scale.
  private static final int MANY = 40;

  private static final double[] RATIOS = {0.001, 0.01, 0.1, 0.2, 0.5, 1, 2, 5, 10, 100, 1000};

  /// The scale on which all, or of many nearly all, rows are within.
  static RatioScale of(List<ChangeRow> rows) {
    double[] ends =
        rows.stream()
            .flatMapToDouble(
                row ->
                    DoubleStream.of(
                        row.lower().orElse(row.ratio().orElse(1)),
                        row.upper().orElse(row.ratio().orElse(1)),
                        row.ratio().orElse(1)))
            .map(Math::log)
            .sorted()
            .toArray();
    double from = -LEAST;
    double to = LEAST;
    if (ends.length > 0) {
      int cut = ends.length < 3 * MANY ? 0 : ends.length / 100;
      double low = ends[cut];
      double high = ends[ends.length - 1 - cut];
      // Where little is cut off, nothing is.
      double width = 1.6 * Math.max(high - low, 2 * LEAST);
      boolean all = ends[ends.length - 1] - ends[0] <= width;
      from = Math.min(from, all ? ends[0] : low);
      to = Math.max(to, all ? ends[ends.length - 1] : high);
    }
    double room = (to - from) * 0.04;
    return new RatioScale(new Span(Math.exp(from - room), Math.exp(to + room)));
  }

  /// Where a ratio lies: 0 at the left end, 1 at the right end, beyond these outside.
  double fraction(double ratio) {
    return ScaleKind.LOG.fraction(domain, ratio);
  }

  /// Ticks with their words: changes in percent, or factors when the scale is wide.
  List<Tick> ticks(double length) {
    if (domain.from() >= 0.5 && domain.to() <= 2) {
      return percents(length);
    }
    List<Tick> ticks = new ArrayList<>();
    for (double ratio : RATIOS) {
      if (domain.contains(ratio)) {
        ticks.add(new Tick(ratio, "×" + plain(ratio)));
      }
    }
    return apart(ticks, length);
  }

  private List<Tick> percents(double length) {
    Span shown = new Span((domain.from() - 1) * 100, (domain.to() - 1) * 100);
    List<Tick> ticks = new ArrayList<>();
    for (Tick tick : Ticks.of(shown, ScaleKind.LINEAR, length, 52)) {
      String sign = tick.value() > 0 ? "+" : "";
      ticks.add(new Tick(1 + tick.value() / 100, sign + tick.label() + " %"));
    }
    return apart(ticks, length);
  }

  /// Leaves out ticks too near to one that is kept; 1 is kept.
  private List<Tick> apart(List<Tick> ticks, double length) {
    List<Tick> kept = new ArrayList<>();
    double one = fraction(1) * length;
    double last = Double.NEGATIVE_INFINITY;
    for (Tick tick : ticks) {
      double at = fraction(tick.value()) * length;
      boolean clash = tick.value() != 1 && Math.abs(at - one) < 40;
      if (at - last >= 40 && !clash) {
        kept.add(tick);
        last = at;
      }
    }
    return kept;
  }

  /// A change in words: percent with a sign, or a factor from 2 on.
  static String words(double ratio) {
    if (ratio >= 2 || ratio <= 0.5) {
      return "×" + plain(new BigDecimal(ratio).round(new MathContext(3)).doubleValue());
    }
    BigDecimal percent = BigDecimal.valueOf((ratio - 1) * 100).setScale(1, RoundingMode.HALF_EVEN);
    String sign = percent.signum() > 0 ? "+" : percent.signum() < 0 ? "−" : "";
    return sign + percent.abs().toPlainString() + " %";
  }

  private static String plain(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }
}
