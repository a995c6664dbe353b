package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.benchlens.model.Side;
import org.benchlens.model.nupp.Measurement;
import org.benchlens.model.nupp.Series;
import org.benchlens.model.nupp.TrendState;
import org.benchlens.present.format.Decimals;
import org.benchlens.replicate.review.ForkReview;
import org.benchlens.replicate.sample.Trend;

/// The figure `fork`: the samples of one fork in execution order, for one operation, with its score
/// and, where samples lie outside, the outlier fences; the outcome of the trend test in words.
public final class ForkFigure {
  private ForkFigure() {}

  /// The figure; a notice when the fork has no samples.
  ///
  /// @param side whose fork
  public static Figure of(ForkReview review, Side side) {
    Measurement measured = review.fork().measurement();
    double operations = measured.operationsPerSample();
    if (review.samples().isEmpty() || Double.isNaN(operations)) {
      return Figure.empty(
          RecordFigureKind.FORK,
          new Figure.Notice("No samples", "Fork " + review.fork().index() + " has none recorded"));
    }
    Series samples = measured.samples().orElseThrow();
    double[] ys = Arrays.stream(samples.seconds()).map(time -> time / operations).toArray();
    double[] xs = new double[ys.length];
    Arrays.setAll(xs, i -> i + 1.0);
    List<Mark> marks = new ArrayList<>();
    marks.add(new Mark.Dots(Points.of(xs, ys), side, 2.4, 0.75));
    fences(review.samples().get(), samples, operations, marks);
    measured
        .score()
        .ifPresent(at -> marks.add(new Mark.Limit(false, at, Role.FG, 1.5, Dash.SOLID, "score")));
    String trend = trend(review.samples().get().trend());
    return new Figure(
        RecordFigureKind.FORK,
        "Fork " + review.fork().index(),
        title(measured) + trend,
        ScoreAxis.places("sample", ys.length, true),
        ScoreAxis.times("time", DoubleStream.concat(Arrays.stream(ys), measured.score().stream())),
        FigureLayout.WIDE.withRight(56),
        marks,
        Legend.NONE,
        Phrases.count(ys.length, "sample")
            + " of fork "
            + review.fork().index()
            + "; "
            + trend
            + ".",
        new DataTable(
            List.of(new DataTable.Column("sample", ""), new DataTable.Column("time", "s")),
            ys.length,
            i -> List.of(new DataTable.Cell.Count(i + 1L), new DataTable.Cell.Value(ys[i]))),
        Optional.empty());
  }

  private static String title(Measurement measured) {
    String name = measured.name().isEmpty() ? "" : measured.name() + "; ";
    return name + "samples in execution order; ";
  }

  private static void fences(
      ForkReview.OfSamples statistics, Series samples, double operations, List<Mark> marks) {
    if (statistics.outliers().count() == 0) {
      return;
    }
    double high = samples.unit().toSeconds(statistics.outliers().highFence()) / operations;
    double low = samples.unit().toSeconds(statistics.outliers().lowFence()) / operations;
    marks.add(new Mark.Limit(false, high, Role.WARN, 1, Dash.LIMIT, "outliers"));
    marks.add(new Mark.Limit(false, low, Role.WARN, 1, Dash.LIMIT, ""));
  }

  /// The trend test in words; that none was detected is not that there is none.
  private static String trend(Trend trend) {
    if (trend.state() == TrendState.UNKNOWN) {
      return "too few samples for the trend test";
    }
    return (trend.state() == TrendState.TREND ? "trend" : "no trend detected")
        + ", level moved "
        + Decimals.signed(trend.drift() * 100, 1)
        + "%, p "
        + Decimals.general(trend.pValue(), 2);
  }
}
