package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.model.Side;

/// The figure `run-order`: samples in measurement order, both sides, each with its running median.
/// A drift is named only when it is significant and large.
public final class RunOrderFigure {
  /// Samples that a running median is of.
  static final int WINDOW = 51;

  /// Most places of a running median.
  static final int MOST_PLACES = 20_000;

  private final QuantityValues values;
  private final PlotAxis y;
  private final List<Mark> marks = new ArrayList<>();
  private final List<String> drifts = new ArrayList<>();
  private int longest;
  private boolean lines;

  private RunOrderFigure(QuantityValues values, FigureContext context) {
    this.values = values;
    this.y = ValueAxis.of(values, context).withGrid();
  }

  /// Makes the figure; a notice when neither side has values.
  public static Figure of(QuantityValues values, FigureContext context) {
    return values.any()
        ? new RunOrderFigure(values, context).make()
        : Figure.empty(FigureKind.RUN_ORDER, NoSamples.notice(values));
  }

  private Figure make() {
    List<Mark> medians = new ArrayList<>();
    for (Side side : Side.values()) {
      Optional<SideValues.Usable> usable = values.side(side).usable();
      if (usable.isPresent()) {
        Series series = usable.get().series();
        longest = Math.max(longest, series.size());
        marks.add(new Mark.Dots(points(series), side, side == Side.REFERENCE ? 1.9 : 2.4, 0.6));
        medians.addAll(median(side, series));
        Drift.of(series).filter(Drift::flagged).ifPresent(found -> drifts.add(words(side, found)));
      }
    }
    lines = !medians.isEmpty();
    marks.addAll(medians);
    double room = Math.max(0.6, longest * 0.015);
    // Ticks are whole numbers also when there are few samples.
    Span domain = new Span(1 - room, Math.max(longest, 10) + room);
    PlotAxis x = new PlotAxis("sample", AxisUnit.SAMPLE, ScaleKind.LINEAR, domain, false, true);
    return new Figure(
        FigureKind.RUN_ORDER,
        Phrases.title(FigureKind.RUN_ORDER, values.quantity()),
        subtitle(),
        x,
        y,
        FigureLayout.PLAIN.withRight(48).fitting(y),
        marks,
        Legend.POINTS,
        description(),
        table(),
        Optional.empty());
  }

  private static Points points(Series series) {
    double[] xs = new double[series.size()];
    for (int i = 0; i < xs.length; i++) {
      xs[i] = i + 1;
    }
    return Points.of(xs, series.toArray());
  }

  private static List<Mark> median(Side side, Series series) {
    int windows = series.size() - WINDOW + 1;
    if (windows < 2) {
      return List.of();
    }
    Points points = windows > MOST_PLACES ? some(series, windows) : all(series);
    SidePen pen = SidePen.of(side);
    return List.of(
        new Mark.Line(points, Role.BG, 4, Dash.SOLID),
        new Mark.Line(points, pen.thin(), 2, pen.dash()));
  }

  private static Points all(Series series) {
    double[] medians = RunningMedian.of(series, WINDOW);
    double[] xs = new double[medians.length];
    for (int i = 0; i < xs.length; i++) {
      xs[i] = i + 1 + WINDOW / 2;
    }
    return Points.of(xs, medians);
  }

  /// The medians at places that are evenly spread, the first and the last among them.
  private static Points some(Series series, int windows) {
    int[] places = new int[MOST_PLACES];
    double[] xs = new double[MOST_PLACES];
    for (int i = 0; i < MOST_PLACES; i++) {
      places[i] = WINDOW / 2 + (int) ((long) i * (windows - 1) / (MOST_PLACES - 1));
      xs[i] = places[i] + 1;
    }
    return Points.of(xs, RunningMedian.at(series, WINDOW, places));
  }

  private static String words(Side side, Drift drift) {
    return "drift in "
        + SidePen.of(side).word()
        + ": last quarter "
        + Phrases.change(drift.change())
        + " against the first";
  }

  private String subtitle() {
    String first = drifts.isEmpty() ? "no drift" : String.join(", ", drifts);
    return first + (lines ? "; line: median of " + WINDOW : "") + Phrases.missing(values);
  }

  private String description() {
    StringBuilder words =
        new StringBuilder("Samples of ").append(values.quantity().word()).append(" in order");
    String separator = ": ";
    for (Side side : Side.values()) {
      Optional<SideValues.Usable> usable = values.side(side).usable();
      if (usable.isPresent()) {
        words.append(separator).append(side.word()).append(' ');
        words.append(Phrases.count(usable.get().series().size(), "sample"));
        separator = ", ";
      }
    }
    words.append("; ").append(drifts.isEmpty() ? "no drift" : String.join(", ", drifts));
    return words.append(Phrases.missing(values)).append('.').toString();
  }

  private DataTable table() {
    String unit = DistributionTables.unit(values.quantity());
    return new DataTable(
        List.of(
            new DataTable.Column("sample", ""),
            new DataTable.Column("reference", unit),
            new DataTable.Column("compare", unit)),
        longest,
        i ->
            List.of(
                new DataTable.Cell.Count(i + 1L),
                new DataTable.Cell.Value(at(Side.REFERENCE, i)),
                new DataTable.Cell.Value(at(Side.COMPARE, i))));
  }

  private double at(Side side, int i) {
    return values
        .side(side)
        .usable()
        .map(SideValues.Usable::series)
        .filter(series -> i < series.size())
        .map(series -> series.at(i))
        .orElse(Double.NaN);
  }
}
