package org.benchlens.present.figure;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Quantity;

/// All figures of one row, made as they are asked for; sorted values are kept between them. For one
/// thread at a time, and not for the UI thread.
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
  public QuantityValues values(Quantity quantity) {
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
    Figure figure = null;
    for (FigureChoice choice : FigureChoice.of(context.decision().reason())) {
      figure = of(choice.kind(), choice.quantity(), context);
      if (figure.notice().isEmpty()) {
        return figure;
      }
    }
    return Objects.requireNonNull(figure);
  }
}
