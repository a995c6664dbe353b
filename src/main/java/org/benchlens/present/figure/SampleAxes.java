package org.benchlens.present.figure;

import java.util.Optional;
import org.benchlens.model.Quantity;

/// What the axes of a figure count.
///
/// @param x horizontal axis; empty where it is something that no sample has, such as a tolerance
/// @param y vertical axis
public record SampleAxes(Optional<SampleAxis> x, Optional<SampleAxis> y) {
  /// Axes that count no samples.
  public static final SampleAxes NONE = new SampleAxes(Optional.empty(), Optional.empty());

  /// The axes of a figure of a row.
  ///
  /// @param quantity what it was made for, as of [RowFigures#of]
  public static SampleAxes of(FigureKind kind, Quantity quantity) {
    Optional<SampleAxis> value = Optional.of(SampleAxis.of(quantity));
    return switch (kind) {
      case DISTRIBUTION, ECDF, COVERAGE, BOX -> new SampleAxes(value, Optional.empty());
      case RUN_ORDER -> new SampleAxes(Optional.of(SampleAxis.ORDER), value);
      case LAG -> new SampleAxes(value, value);
      case TIME_FREQUENCY ->
          new SampleAxes(
              quantity == Quantity.FREQUENCY ? Optional.of(SampleAxis.TIME) : value,
              Optional.of(SampleAxis.FREQUENCY));
      case SHIFT, COVERAGE_CURVE -> NONE;
    };
  }

  /// Whether samples can be told apart in the figure.
  public boolean showsSamples() {
    return x.isPresent() || y.isPresent();
  }
}
