package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;
import org.benchlens.model.nupp.Fork;
import org.benchlens.model.nupp.Measurement;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.present.format.Decimals;
import org.benchlens.present.nupp.ScoreInterval;
import org.benchlens.replicate.review.BenchmarkReview;

/// The figure `forks`: the samples of each fork as a strip, in execution order within it, for one
/// operation; a bar at each fork's score, a band for the interval of the score. The forks of the
/// candidate follow those of the baseline.
public final class ForksFigure {
  /// Share of a fork's place that its strip takes.
  private static final double STRIP = 0.7;

  private static final int DIGITS = 4;

  /// Place of the forks' numbers above the axis, in heights of the plot.
  private static final double NUMBERS = 0.02;

  private final List<Mark> marks = new ArrayList<>();
  private final List<Mark> bars = new ArrayList<>();
  private final List<Double> values = new ArrayList<>();
  private final List<List<DataTable.Cell>> rows = new ArrayList<>();
  private final List<double[]> numbers = new ArrayList<>();
  private String band = "";
  private int places;

  private ForksFigure() {}

  /// The figure of one record's benchmark.
  public static Figure of(BenchmarkReview review) {
    ForksFigure figure = new ForksFigure();
    figure.add(review, Side.REFERENCE);
    figure.band = coverage(review);
    return figure.make(review.id().name(), Legend.NONE);
  }

  /// The figure of a benchmark on both sides.
  public static Figure of(BenchmarkReview baseline, BenchmarkReview candidate) {
    ForksFigure figure = new ForksFigure();
    figure.add(baseline, Side.REFERENCE);
    figure.places++;
    figure.add(candidate, Side.COMPARE);
    figure.band = coverage(candidate);
    return figure.make(
        candidate.id().name(),
        new Legend(
            false,
            List.of(
                new Legend.Entry(Swatch.REF_POINT, "ref" + words(baseline)),
                new Legend.Entry(Swatch.CMP_POINT, "cmp" + words(candidate)))));
  }

  /// ` 46.9 to 47.1 ns`, the interval of the score; nothing without one.
  private static String words(BenchmarkReview review) {
    ScoreInterval interval = ScoreInterval.of(review);
    if (!interval.present()) {
      return interval.withheld().map(reason -> ", " + WithheldWords.of(reason)).orElse("");
    }
    double high = interval.high().getAsDouble();
    AxisUnit unit = AxisUnit.of(Quantity.TIME, Math.abs(high));
    return " "
        + unit.number(interval.low().getAsDouble(), DIGITS)
        + " to "
        + unit.text(high, DIGITS);
  }

  /// The attained coverage of the intervals, when there are any.
  private static String coverage(BenchmarkReview review) {
    return ScoreInterval.of(review).coverage().stream()
        .mapToObj(share -> ", " + Decimals.fixed(share * 100, 2) + " %")
        .findFirst()
        .orElse("");
  }

  private void add(BenchmarkReview review, Side side) {
    RecordedBenchmark benchmark = review.benchmark();
    SidePen pen = SidePen.of(side);
    int first = places;
    for (Fork fork : benchmark.forks()) {
      places++;
      strip(fork, side);
      numbers.add(new double[] {places, fork.index()});
      OptionalDouble score = fork.measurement().score();
      score.ifPresent(
          at -> {
            values.add(at);
            bars.add(ScoreAxis.line(places - STRIP / 2, at, places + STRIP / 2, at, Role.FG, 2));
          });
    }
    ScoreInterval interval = ScoreInterval.of(review);
    if (interval.present()) {
      double low = interval.low().getAsDouble();
      double high = interval.high().getAsDouble();
      values.add(low);
      values.add(high);
      marks.addFirst(
          new Mark.Block(
              new Span(first + 0.5, places + 0.5), new Span(low, high), pen.fill(), 0.16));
    }
  }

  private void strip(Fork fork, Side side) {
    Measurement measured = fork.measurement();
    double operations = measured.operationsPerSample();
    if (measured.samples().isEmpty() || Double.isNaN(operations)) {
      return;
    }
    double[] ys = measured.samples().get().seconds();
    double[] xs = new double[ys.length];
    for (int i = 0; i < ys.length; i++) {
      ys[i] /= operations;
      xs[i] = places + STRIP * ((i + 0.5) / ys.length - 0.5);
      values.add(ys[i]);
      rows.add(
          List.of(
              new DataTable.Cell.Word(side.word()),
              new DataTable.Cell.Count(fork.index()),
              new DataTable.Cell.Count(i + 1L),
              new DataTable.Cell.Value(ys[i])));
    }
    marks.add(new Mark.Dots(Points.of(xs, ys), side, 1.8, 0.6));
  }

  private Figure make(String name, Legend legend) {
    if (values.isEmpty()) {
      return Figure.empty(
          RecordFigureKind.FORKS,
          new Figure.Notice("No scores", "The record has neither samples nor scores of " + name));
    }
    marks.addAll(bars);
    PlotAxis y = ScoreAxis.times("time", values.stream().mapToDouble(Double::doubleValue));
    if (!legend.entries().isEmpty()) {
      double at = y.domain().from() + NUMBERS * y.domain().width();
      numbers.forEach(
          one ->
              marks.add(
                  new Mark.Note(
                      one[0],
                      at,
                      Integer.toString((int) one[1]),
                      Lettering.Anchor.MIDDLE,
                      Role.MUTED)));
    }
    return new Figure(
        RecordFigureKind.FORKS,
        RecordFigureKind.FORKS.title(),
        name + "; samples in order, bar: fork score, band: interval of the score" + band,
        ScoreAxis.places("fork", places, legend.entries().isEmpty()),
        y,
        FigureLayout.WIDE,
        marks,
        legend,
        "Samples of " + name + " by fork, " + rows.size() + " in all, " + bars.size() + " scores.",
        new DataTable(
            List.of(
                new DataTable.Column("side", ""),
                new DataTable.Column("fork", ""),
                new DataTable.Column("sample", ""),
                new DataTable.Column("time", "s")),
            rows.size(),
            rows::get),
        Optional.empty());
  }
}
