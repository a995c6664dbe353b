package org.benchlens.present.figure;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Quantity;

/// All figures of one row, made as they are asked for; sorted values are kept between them. Safe to
/// use from any thread, but not for the UI thread: one waits for the other.
public final class RowFigures {
  private static final Figure.Notice NO_COVERAGE =
      new Figure.Notice(
          "No coverage of frequencies",
          "Coverage is decided in time and in cycles; frequencies have no limits.");

  private final RowSamples samples;
  private final ColdTiming reference;
  private final ColdTiming compare;
  private final Map<Quantity, QuantityValues> values = new EnumMap<>(Quantity.class);

  /// @param samples all samples of the row
  /// @param reference summaries of the reference state
  /// @param compare summaries of the compare state
  public RowFigures(RowSamples samples, ColdTiming reference, ColdTiming compare) {
    this.samples = samples;
    this.reference = reference;
    this.compare = compare;
  }

  /// The values of a quantity on both sides.
  public synchronized QuantityValues values(Quantity quantity) {
    return values.computeIfAbsent(quantity, samples::values);
  }

  /// Makes a figure, or the notice that says why it cannot be drawn.
  ///
  /// @param quantity what it is about; for `time-frequency` time or cycles, frequency counts as
  ///     time
  public Figure of(FigureKind kind, Quantity quantity, FigureContext context) {
    return switch (kind) {
      case DISTRIBUTION -> DistributionFigure.of(values(quantity), context);
      case ECDF -> EcdfFigure.of(values(quantity), context);
      case SHIFT -> ShiftFigure.of(values(quantity), context);
      case COVERAGE ->
          quantity == Quantity.FREQUENCY
              ? Figure.empty(kind, NO_COVERAGE)
              : CoverageFigure.of(values(quantity), context);
      case COVERAGE_CURVE ->
          quantity == Quantity.FREQUENCY
              ? Figure.empty(kind, NO_COVERAGE)
              : CoverageCurveFigure.of(values(quantity), context);
      case RUN_ORDER -> RunOrderFigure.of(values(quantity), context);
      case LAG -> LagFigure.of(values(quantity), context);
      case TIME_FREQUENCY ->
          TimeFrequencyFigure.of(
              values(quantity == Quantity.FREQUENCY ? Quantity.TIME : quantity),
              values(Quantity.FREQUENCY),
              context);
      case BOX -> BoxFigure.of(values(quantity), reference, compare, context);
    };
  }

  /// Makes the figure that fits the reason of the decision: of its choices the first that can be
  /// drawn, or the notice of the last.
  public Figure auto(FigureContext context) {
    return fitting(context, Optional.empty()).figure();
  }

  /// Makes the figure that fits the reason of the decision.
  ///
  /// @param asked a quantity in place of the one that fits best
  public Fitting fitting(FigureContext context, Optional<Quantity> asked) {
    Fitting found = null;
    for (FigureChoice choice : FigureChoice.of(context.decision().reason())) {
      Quantity quantity = asked.orElse(choice.quantity());
      found = new Fitting(quantity, of(choice.kind(), quantity, context));
      if (found.figure().notice().isEmpty()) {
        return found;
      }
    }
    return Objects.requireNonNull(found);
  }

  /// A figure that fits.
  ///
  /// @param quantity what it was made for
  public record Fitting(Quantity quantity, Figure figure) {}
}
