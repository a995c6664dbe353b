package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.benchlens.model.Side;
import org.benchlens.model.nupp.Series;
import org.benchlens.present.format.Decimals;
import org.benchlens.present.nupp.ScoreInterval;
import org.benchlens.replicate.review.BenchmarkReview;

/// The figure `scores`: the fork scores by rank, with the two order statistics that are the
/// interval
/// of the score, and the score; of one benchmark, or of both sides.
public final class ForkScoresFigure {
  private final List<Mark> bands = new ArrayList<>();
  private final List<Mark> marks = new ArrayList<>();
  private final List<Double> values = new ArrayList<>();
  private final List<String> words = new ArrayList<>();
  private final List<List<DataTable.Cell>> rows = new ArrayList<>();
  private int most;

  private ForkScoresFigure() {}

  /// The figure; a notice when no fork scores are recorded.
  ///
  /// @param side whose benchmark
  public static Figure of(BenchmarkReview review, Side side) {
    ForkScoresFigure figure = new ForkScoresFigure();
    figure.add(review, side, "");
    return figure.make(review.id().name(), Legend.NONE);
  }

  /// The figure of both sides.
  public static Figure of(BenchmarkReview baseline, BenchmarkReview candidate) {
    ForkScoresFigure figure = new ForkScoresFigure();
    figure.add(baseline, Side.REFERENCE, "ref ");
    figure.add(candidate, Side.COMPARE, "cmp ");
    return figure.make(candidate.id().name(), Legend.POINTS);
  }

  private void add(BenchmarkReview review, Side side, String name) {
    double[] scores =
        review.benchmark().summary().forkScores().map(Series::seconds).orElse(new double[0]);
    if (scores.length == 0) {
      return;
    }
    Arrays.sort(scores);
    double[] ranks = new double[scores.length];
    Arrays.setAll(ranks, i -> i + 1.0);
    most = Math.max(most, scores.length);
    ScoreInterval interval = ScoreInterval.of(review);
    SidePen pen = SidePen.of(side);
    if (interval.present()) {
      Span span = new Span(interval.low().getAsDouble(), interval.high().getAsDouble());
      bands.add(new Mark.Band(true, span, pen.fill(), 0.16));
    }
    review
        .score()
        .ifPresent(at -> marks.add(new Mark.Limit(true, at, Role.FG, 1.5, Dash.SOLID, "score")));
    marks.add(new Mark.Dots(Points.of(scores, ranks), side, 4, 1));
    for (int i = 0; i < scores.length; i++) {
      values.add(scores[i]);
      rows.add(
          List.of(
              new DataTable.Cell.Word(side.word()),
              new DataTable.Cell.Count(i + 1L),
              new DataTable.Cell.Value(scores[i])));
    }
    words.add(name + Phrases.count(scores.length, "fork") + ", " + words(interval));
  }

  private Figure make(String name, Legend legend) {
    if (values.isEmpty()) {
      return Figure.empty(
          RecordFigureKind.SCORES,
          new Figure.Notice("No fork scores", "The record has none for " + name));
    }
    String text = String.join("; ", words);
    bands.addAll(marks);
    return new Figure(
        RecordFigureKind.SCORES,
        RecordFigureKind.SCORES.title(),
        name + "; by rank, band: interval of the score; " + text,
        ScoreAxis.times("score", values.stream().mapToDouble(Double::doubleValue)),
        ScoreAxis.places("rank", most, true),
        FigureLayout.WIDE,
        bands,
        legend,
        "Fork scores of " + name + ": " + text + ".",
        new DataTable(
            List.of(
                new DataTable.Column("side", ""),
                new DataTable.Column("rank", ""),
                new DataTable.Column("score", "s")),
            rows.size(),
            rows::get),
        Optional.empty());
  }

  private static String words(ScoreInterval interval) {
    if (interval.present()) {
      return "coverage "
          + interval.coverage().stream()
              .mapToObj(coverage -> Decimals.fixed(coverage * 100, 2) + " %")
              .findFirst()
              .orElse("not recorded");
    }
    return interval.withheld().map(reason -> "no interval: " + reason.word()).orElse("no interval");
  }
}
