package org.benchlens.present.figure;

import java.util.Optional;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.compare.decision.Decision;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;

/// The x axis of all figures that have the values of a row there: one range, one unit, so that
/// stacked figures line up.
///
/// @param axis without a grid
/// @param bars centers and intervals, which lie in its range too
record ValueAxis(PlotAxis axis, SideBars bars) {
  /// Room beside the outermost values, as a share of their range.
  private static final double ROOM = 0.03;

  /// Half the range around values that are all equal, relative to them.
  private static final double ALONE = 0.0075;

  static ValueAxis of(QuantityValues values, FigureContext context) {
    Decision decision = context.decision();
    Optional<Span> samples = samples(values);
    AxisUnit unit = unit(values.quantity(), samples, SideBars.of(values, decision, AxisUnit.NONE));
    SideBars bars = SideBars.of(values, decision, unit);
    Optional<Span> both = samples;
    if (bars.span().isPresent()) {
      both = Optional.of(both.map(bars.span().get()::with).orElse(bars.span().get()));
    }
    Span domain = padded(both.orElse(new Span(1, 1)), context.scale());
    PlotAxis axis =
        new PlotAxis(values.quantity().word(), unit, context.scale(), domain, false, true);
    return new ValueAxis(axis, bars);
  }

  PlotAxis withGrid() {
    return new PlotAxis(axis.label(), axis.unit(), axis.kind(), axis.domain(), true, true);
  }

  private static AxisUnit unit(Quantity quantity, Optional<Span> samples, SideBars bars) {
    double largest = samples.or(bars::span).map(Span::to).orElse(1.0);
    return AxisUnit.of(quantity, largest);
  }

  private static Optional<Span> samples(QuantityValues values) {
    Optional<Span> found = Optional.empty();
    for (Side side : Side.values()) {
      DistinctValues distinct = values.side(side).distinct();
      if (distinct.size() > 0) {
        Span span = new Span(distinct.value(0), distinct.value(distinct.size() - 1));
        found = Optional.of(found.map(span::with).orElse(span));
      }
    }
    return found;
  }

  private static Span padded(Span span, ScaleKind scale) {
    Span wide =
        span.width() <= span.to() * 1e-9
            ? new Span(span.from() * (1 - ALONE), span.to() * (1 + ALONE))
            : span;
    Span padded = scale.padded(wide, ROOM);
    return padded.from() >= 0 ? padded : new Span(0, padded.to());
  }
}
