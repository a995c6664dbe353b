package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;

/// Marks of selected samples: as points where a figure has them, else as ticks along x.
public final class PickedMarks {
  private PickedMarks() {}

  /// The marks of a selection in a figure; none where it does not show samples. Not for the UI
  /// thread.
  ///
  /// @param kind which figure
  /// @param quantity what it was made for, as of [RowFigures#of]
  /// @param figures the values
  /// @param selection selected samples
  public static List<Mark.Picked> of(
      FigureKind kind, Quantity quantity, RowFigures figures, SampleSelection selection) {
    List<Mark.Picked> marks = new ArrayList<>();
    for (Side side : Side.values()) {
      int[] positions = selection.positions(side);
      if (positions.length > 0) {
        QuantityValues values = figures.values(quantity(kind, quantity));
        values
            .side(side)
            .usable()
            .map(SideValues.Usable::series)
            .flatMap(series -> points(kind, series, rates(kind, figures, side), positions))
            .ifPresent(points -> marks.add(new Mark.Picked(points, side, ticks(kind))));
      }
    }
    return marks;
  }

  private static Quantity quantity(FigureKind kind, Quantity quantity) {
    return kind == FigureKind.TIME_FREQUENCY && quantity == Quantity.FREQUENCY
        ? Quantity.TIME
        : quantity;
  }

  private static boolean ticks(FigureKind kind) {
    return switch (kind) {
      case DISTRIBUTION, ECDF, COVERAGE, BOX -> true;
      case RUN_ORDER, LAG, TIME_FREQUENCY, SHIFT, COVERAGE_CURVE -> false;
    };
  }

  private static Optional<Series> rates(FigureKind kind, RowFigures figures, Side side) {
    return kind == FigureKind.TIME_FREQUENCY
        ? figures.values(Quantity.FREQUENCY).side(side).usable().map(SideValues.Usable::series)
        : Optional.empty();
  }

  private static Optional<Points> points(
      FigureKind kind, Series series, Optional<Series> rates, int[] positions) {
    return switch (kind) {
      case DISTRIBUTION, ECDF, COVERAGE, BOX -> Optional.of(along(series, positions));
      case RUN_ORDER -> Optional.of(inOrder(series, positions));
      case LAG -> Optional.of(pairs(series, positions));
      case TIME_FREQUENCY ->
          rates
              .filter(rate -> rate.size() == series.size())
              .map(rate -> joint(series, rate, positions));
      case SHIFT, COVERAGE_CURVE -> Optional.empty();
    };
  }

  private static Points along(Series series, int[] positions) {
    double[] xs = new double[positions.length];
    int size = 0;
    for (int position : positions) {
      xs[size++] = position < series.size() ? series.at(position) : Double.NaN;
    }
    return Points.of(xs, new double[size]);
  }

  private static Points inOrder(Series series, int[] positions) {
    double[] xs = new double[positions.length];
    double[] ys = new double[positions.length];
    for (int i = 0; i < positions.length; i++) {
      xs[i] = positions[i] + 1;
      ys[i] = positions[i] < series.size() ? series.at(positions[i]) : Double.NaN;
    }
    return Points.of(xs, ys);
  }

  /// The points that a selected sample takes part in, as the later or as the earlier one.
  private static Points pairs(Series series, int[] positions) {
    double[] xs = new double[2 * positions.length];
    double[] ys = new double[2 * positions.length];
    int size = 0;
    int last = 0;
    for (int position : positions) {
      for (int later = Math.max(position, last + 1);
          later <= position + 1 && later < series.size();
          later++) {
        if (later > 0) {
          xs[size] = series.at(later - 1);
          ys[size++] = series.at(later);
          last = later;
        }
      }
    }
    return Points.of(java.util.Arrays.copyOf(xs, size), java.util.Arrays.copyOf(ys, size));
  }

  private static Points joint(Series series, Series rates, int[] positions) {
    double[] xs = new double[positions.length];
    double[] ys = new double[positions.length];
    for (int i = 0; i < positions.length; i++) {
      boolean there = positions[i] < series.size();
      xs[i] = there ? series.at(positions[i]) : Double.NaN;
      ys[i] = there ? rates.at(positions[i]) : Double.NaN;
    }
    return Points.of(xs, ys);
  }
}
