package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;

/// Centers and intervals of both sides in the quantity of a figure.
///
/// Times are those of the decision. Cycles and frequencies, and times that the decision lacks, come
/// from the samples: smallest, median and third quartile by the ranks of the contract, section 2.
final class SideBars {
  private final List<Mark.UnderBar> bars;

  private SideBars(List<Mark.UnderBar> bars) {
    this.bars = List.copyOf(bars);
  }

  static SideBars of(QuantityValues values, Decision decision, AxisUnit unit) {
    List<Mark.UnderBar> bars = new ArrayList<>();
    for (Side side : Side.values()) {
      Optional<SideTiming> timing =
          values.quantity() == Quantity.TIME && usable(decision.timing(side))
              ? Optional.of(decision.timing(side))
              : sampled(values.side(side));
      timing.ifPresent(found -> bars.add(bar(side, found, unit)));
    }
    return new SideBars(bars);
  }

  List<Mark.UnderBar> marks() {
    return bars;
  }

  /// The range of all of them; empty when there are none.
  Optional<Span> span() {
    return bars.stream().map(Mark.UnderBar::span).reduce(Span::with);
  }

  private static boolean usable(SideTiming timing) {
    double center = timing.center().orElse(Double.NaN);
    return center > 0 && center < Double.POSITIVE_INFINITY;
  }

  private static Optional<SideTiming> sampled(SideValues values) {
    return values.usable().map(SideValues.Usable::distinct).map(SideBars::sampled);
  }

  private static SideTiming sampled(DistinctValues values) {
    double median = values.atRank(rank(values.total(), 50));
    double upper = values.atRank(rank(values.total(), 75));
    return new SideTiming(
        OptionalDouble.of(median),
        Interval.of(values.value(0), median, upper),
        OptionalDouble.empty());
  }

  private static long rank(long total, int percent) {
    return (percent * (total - 1) + 50) / 100;
  }

  private static Mark.UnderBar bar(Side side, SideTiming timing, AxisUnit unit) {
    double center = timing.center().getAsDouble();
    Span span =
        timing
            .interval()
            .map(interval -> new Span(interval.lower(), interval.upper()))
            .orElseGet(() -> new Span(center, center));
    String text = unit.text(center, Phrases.DIGITS);
    if (span.width() > 0) {
      text +=
          ", "
              + unit.number(span.from(), Phrases.DIGITS)
              + " to "
              + unit.number(span.to(), Phrases.DIGITS);
    }
    return new Mark.UnderBar(side, span, center, text);
  }
}
