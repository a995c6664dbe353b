package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.benchlens.model.Side;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.RecordHistory;
import org.benchlens.present.nupp.RunMarks;
import org.benchlens.present.nupp.ScoreInterval;
import org.benchlens.replicate.review.BenchmarkReview;
import org.benchlens.replicate.review.RecordReview;

/// The figure `history`: score and interval of a benchmark over the runs of a history. Scores are
/// joined within one machine only; a change of machine or schema is marked.
public final class HistoryFigure {
  private static final double END = 0.08;

  private final List<Mark> marks = new ArrayList<>();
  private final List<Double> values = new ArrayList<>();
  private final List<List<DataTable.Cell>> rows = new ArrayList<>();
  private final List<double[]> joined = new ArrayList<>();

  private HistoryFigure() {}

  /// The figure; a notice when no run has a score of the benchmark.
  ///
  /// @param history as read
  /// @param reviews a review of each of its entries
  public static Figure of(RecordHistory history, List<RecordReview> reviews, BenchmarkId id) {
    return new HistoryFigure().make(history, reviews, id);
  }

  private Figure make(RecordHistory history, List<RecordReview> reviews, BenchmarkId id) {
    List<RunMarks> changes = RunMarks.of(history);
    for (int i = 0; i < reviews.size(); i++) {
      if (!changes.get(i).words().isEmpty()) {
        join();
        String label = String.join(", ", changes.get(i).words());
        marks.add(new Mark.Limit(true, i + 0.5, Role.WARN, 1, Dash.LIMIT, label));
      }
      int run = i + 1;
      reviews.get(i).benchmarks().stream()
          .filter(one -> one.id().equals(id))
          .findFirst()
          .ifPresent(one -> run(one, run, history.entries().get(run - 1).line()));
    }
    join();
    if (values.isEmpty()) {
      return Figure.empty(
          RecordFigureKind.HISTORY,
          new Figure.Notice("No scores", "No run has a score of " + id.name()));
    }
    return new Figure(
        RecordFigureKind.HISTORY,
        RecordFigureKind.HISTORY.title(),
        id.name() + "; score of each run, bar: interval where there is one",
        ScoreAxis.places("run", reviews.size(), true),
        ScoreAxis.times("score", values.stream().mapToDouble(Double::doubleValue)),
        FigureLayout.WIDE,
        marks,
        Legend.NONE,
        "Scores of " + id.name() + " over " + Phrases.count(reviews.size(), "run") + ".",
        new DataTable(
            List.of(
                new DataTable.Column("line", ""),
                new DataTable.Column("score", "s"),
                new DataTable.Column("interval_low", "s"),
                new DataTable.Column("interval_high", "s")),
            rows.size(),
            rows::get),
        Optional.empty());
  }

  private void run(BenchmarkReview review, int run, int line) {
    OptionalDouble score = review.score();
    if (score.isEmpty()) {
      return;
    }
    double at = score.getAsDouble();
    values.add(at);
    joined.add(new double[] {run, at});
    ScoreInterval interval = ScoreInterval.of(review);
    if (interval.present()) {
      double low = interval.low().getAsDouble();
      double high = interval.high().getAsDouble();
      DoubleStream.of(low, high).forEach(values::add);
      marks.add(ScoreAxis.line(run, low, run, high, Role.REF, 2));
      marks.add(ScoreAxis.line(run - END, low, run + END, low, Role.REF, 2));
      marks.add(ScoreAxis.line(run - END, high, run + END, high, Role.REF, 2));
    } else {
      String why = interval.withheld().map(WithheldWords::of).orElse("no interval");
      marks.add(new Mark.Note(run, at, why, Lettering.Anchor.START, Role.MUTED));
    }
    rows.add(
        List.of(
            new DataTable.Cell.Count(line),
            new DataTable.Cell.Value(at),
            new DataTable.Cell.Value(interval.low().orElse(Double.NaN)),
            new DataTable.Cell.Value(interval.high().orElse(Double.NaN))));
  }

  /// Draws what was collected of one machine.
  private void join() {
    double[] xs = joined.stream().mapToDouble(point -> point[0]).toArray();
    double[] ys = joined.stream().mapToDouble(point -> point[1]).toArray();
    joined.clear();
    if (xs.length > 0) {
      Points points = Points.of(xs, ys);
      marks.add(new Mark.Line(points, Role.DIM, 1, Dash.SOLID));
      marks.add(new Mark.Dots(points, Side.REFERENCE, 4, 1));
    }
  }
}
