package org.benchlens.present.chart;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;
import org.benchlens.present.figure.AxisUnit;
import org.benchlens.present.figure.ScaleKind;
import org.benchlens.present.figure.Span;
import org.benchlens.present.figure.Tick;
import org.benchlens.present.figure.Ticks;

/// Both axes of a panel of a [SweepChart].
///
/// @param xKind log when the places are positive and reach over a factor of 8
/// @param xs shown places
/// @param yKind log when times reach over a factor of 8
/// @param ys shown times, [s]
/// @param unit unit of the times
record SweepAxes(ScaleKind xKind, Span xs, ScaleKind yKind, Span ys, AxisUnit unit) {
  private static final double WIDE = 8;

  static SweepAxes of(SweepSeries series) {
    Span places = new Span(series.points().getFirst().place(), series.points().getLast().place());
    boolean log = series.positive() && places.to() / places.from() > WIDE;
    ScaleKind xKind = log ? ScaleKind.LOG : ScaleKind.LINEAR;
    Span times = times(series).orElse(new Span(1, 1));
    ScaleKind yKind = times.to() / times.from() > WIDE ? ScaleKind.LOG : ScaleKind.LINEAR;
    return new SweepAxes(
        xKind,
        xKind.padded(widened(places), 0.05),
        yKind,
        yKind.padded(widened(times), 0.08),
        AxisUnit.of(Quantity.TIME, times.to()));
  }

  private static Span widened(Span span) {
    if (span.width() > 0) {
      return span;
    }
    double room = span.from() == 0 ? 1 : Math.abs(span.from()) * 0.02;
    return new Span(span.from() - room, span.to() + room);
  }

  private static Optional<Span> times(SweepSeries series) {
    Optional<Span> all = Optional.empty();
    for (SweepSeries.Point point : series.points()) {
      for (Side side : Side.values()) {
        Optional<Span> span = span(point.row().timing(side));
        if (span.isPresent()) {
          all = Optional.of(all.map(span.get()::with).orElse(span.get()));
        }
      }
    }
    return all;
  }

  /// The interval of a side, or its center alone; empty when it has no usable center.
  static Optional<Span> span(SideTiming timing) {
    double center = timing.center().orElse(Double.NaN);
    if (!(center > 0 && center < Double.POSITIVE_INFINITY)) {
      return Optional.empty();
    }
    return Optional.of(
        timing
            .interval()
            .map(interval -> new Span(interval.lower(), interval.upper()))
            .orElse(new Span(center, center)));
  }

  /// The ticks of the places: powers of two where the axis has them.
  ///
  /// @return ticks whose values are places
  List<Tick> xTicks(boolean powers, double length) {
    if (!powers || xKind == ScaleKind.LINEAR) {
      return Ticks.of(xs, xKind, length, Ticks.X_SPACING).stream()
          .map(tick -> new Tick(tick.value(), shortened(tick)))
          .toList();
    }
    int first = (int) Math.ceil(Math.log(xs.from()) / Math.log(2) - 1e-9);
    int last = (int) Math.floor(Math.log(xs.to()) / Math.log(2) + 1e-9);
    double perPower = length / Math.max(1, Math.log(xs.to() / xs.from()) / Math.log(2));
    int every = (int) Math.max(1, Math.ceil(36 / perPower));
    List<Tick> ticks = new ArrayList<>();
    for (int power = first; power <= last; power++) {
      if (Math.floorMod(power, every) == 0) {
        ticks.add(new Tick(Math.scalb(1.0, power), "2" + RaisedPower.raised(power)));
      }
    }
    return ticks;
  }

  /// A power of ten instead of many zeros.
  private static String shortened(Tick tick) {
    BigDecimal value = BigDecimal.valueOf(tick.value()).stripTrailingZeros();
    boolean brief = tick.label().length() <= 7;
    if (brief || value.signum() == 0) {
      return tick.label();
    }
    int exponent = value.precision() - value.scale() - 1;
    String mantissa = value.movePointLeft(exponent).stripTrailingZeros().toPlainString();
    String power = "10" + RaisedPower.raised(exponent);
    return mantissa.equals("1") ? power : mantissa.replace('-', '−') + "·" + power;
  }

  List<Tick> yTicks(double length) {
    Span shown = new Span(unit.shown(ys.from()), unit.shown(ys.to()));
    return Ticks.of(shown, yKind, length, 28);
  }

  double x(double place) {
    return xKind.fraction(xs, place);
  }

  double y(double time) {
    return yKind.fraction(ys, time);
  }
}
