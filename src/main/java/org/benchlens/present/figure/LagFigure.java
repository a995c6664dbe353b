package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.model.Side;

/// The figure `lag`: each sample against the one before. A cloud without a shape means that samples
/// do not depend on each other.
public final class LagFigure {
  private static final Figure.Notice TOO_FEW =
      new Figure.Notice(
          "One sample a side", "A sample is drawn against the one before, so it takes two.");

  private final QuantityValues values;
  private final PlotAxis axis;
  private final List<Mark> marks = new ArrayList<>();
  private final List<String> words = new ArrayList<>();

  private LagFigure(QuantityValues values, FigureContext context) {
    this.values = values;
    this.axis = ValueAxis.of(values, context).withGrid();
  }

  /// Makes the figure; a notice when neither side has two values.
  public static Figure of(QuantityValues values, FigureContext context) {
    if (!values.any()) {
      return Figure.empty(FigureKind.LAG, NoSamples.notice(values));
    }
    return size(values, Side.REFERENCE) < 2 && size(values, Side.COMPARE) < 2
        ? Figure.empty(FigureKind.LAG, TOO_FEW)
        : new LagFigure(values, context).make();
  }

  private static int size(QuantityValues values, Side side) {
    return values.side(side).usable().map(usable -> usable.series().size()).orElse(0);
  }

  private Figure make() {
    double[] ends = {axis.domain().from(), axis.domain().to()};
    marks.add(new Mark.Line(Points.of(ends, ends.clone()), Role.MUTED, 1, Dash.LIMIT));
    for (Side side : Side.values()) {
      if (size(values, side) >= 2) {
        Series series = values.side(side).usable().get().series();
        marks.add(new Mark.Dots(points(series), side, side == Side.REFERENCE ? 1.9 : 2.4, 0.6));
        words.add(SidePen.of(side).word() + " " + correlation(series));
      }
    }
    String about = "each sample against the one before; correlation " + String.join(", ", words);
    return new Figure(
        FigureKind.LAG,
        Phrases.title(FigureKind.LAG, values.quantity()),
        about + Phrases.missing(values),
        axis,
        axis,
        FigureLayout.PLAIN.withRight(24).fitting(axis),
        marks,
        Legend.POINTS,
        "Samples of "
            + values.quantity().word()
            + " against the ones before: correlation "
            + String.join(", ", words)
            + Phrases.missing(values)
            + ".",
        table(),
        Optional.empty());
  }

  private static Points points(Series series) {
    int n = series.size() - 1;
    double[] before = new double[n];
    double[] after = new double[n];
    for (int i = 0; i < n; i++) {
      before[i] = series.at(i);
      after[i] = series.at(i + 1);
    }
    return Points.of(before, after);
  }

  private static String correlation(Series series) {
    double r = Autocorrelation.of(series);
    return Double.isNaN(r) ? "n/a" : Phrases.correlation(r);
  }

  private DataTable table() {
    String unit = DistributionTables.unit(values.quantity());
    int ref = Math.max(0, size(values, Side.REFERENCE) - 1);
    int cmp = Math.max(0, size(values, Side.COMPARE) - 1);
    return new DataTable(
        List.of(
            new DataTable.Column("side", ""),
            new DataTable.Column("sample", ""),
            new DataTable.Column("before", unit),
            new DataTable.Column("value", unit)),
        ref + cmp,
        i -> i < ref ? row(Side.REFERENCE, i) : row(Side.COMPARE, i - ref));
  }

  private List<DataTable.Cell> row(Side side, int i) {
    Series series = values.side(side).usable().get().series();
    return List.of(
        new DataTable.Cell.Word(side.word()),
        new DataTable.Cell.Count(i + 2L),
        new DataTable.Cell.Value(series.at(i)),
        new DataTable.Cell.Value(series.at(i + 1)));
  }
}
