package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.benchlens.model.Side;
import org.benchlens.model.nupp.Series;
import org.benchlens.present.nupp.ScoreInterval;
import org.benchlens.replicate.review.BenchmarkReview;

/// The figure `scores`: the fork scores by rank, with the two order statistics that are the
/// interval
/// of the score, and the score.
public final class ForkScoresFigure {
  private ForkScoresFigure() {}

  /// The figure; a notice when no fork scores are recorded.
  ///
  /// @param side whose benchmark
  public static Figure of(BenchmarkReview review, Side side) {
    double[] scores =
        review.benchmark().summary().forkScores().map(Series::seconds).orElse(new double[0]);
    if (scores.length == 0) {
      return Figure.empty(
          RecordFigureKind.SCORES,
          new Figure.Notice("No fork scores", "The record has none for " + review.id().name()));
    }
    Arrays.sort(scores);
    double[] ranks = new double[scores.length];
    Arrays.setAll(ranks, i -> i + 1.0);
    List<Mark> marks = new ArrayList<>();
    ScoreInterval interval = ScoreInterval.of(review);
    if (interval.present()) {
      Span span = new Span(interval.low().getAsDouble(), interval.high().getAsDouble());
      marks.add(new Mark.Band(true, span, SidePen.of(side).fill(), 0.16));
    }
    review
        .score()
        .ifPresent(at -> marks.add(new Mark.Limit(true, at, Role.FG, 1.5, Dash.SOLID, "score")));
    marks.add(new Mark.Dots(Points.of(scores, ranks), side, 4, 1));
    String words = Phrases.count(scores.length, "fork") + "; " + words(interval);
    return new Figure(
        RecordFigureKind.SCORES,
        RecordFigureKind.SCORES.title(),
        review.id().name() + "; " + words,
        ScoreAxis.times("score", Arrays.stream(scores)),
        ScoreAxis.places("rank", scores.length, true),
        FigureLayout.WIDE,
        marks,
        Legend.NONE,
        "Fork scores of " + review.id().name() + ": " + words + ".",
        new DataTable(
            List.of(new DataTable.Column("rank", ""), new DataTable.Column("score", "s")),
            scores.length,
            i -> List.of(new DataTable.Cell.Count(i + 1L), new DataTable.Cell.Value(scores[i]))),
        Optional.empty());
  }

  private static String words(ScoreInterval interval) {
    if (interval.present()) {
      return "band: interval of the score, coverage "
          + interval.coverage().stream()
              .mapToObj(coverage -> Math.round(coverage * 1e4) / 100.0 + "%")
              .findFirst()
              .orElse("not recorded");
    }
    return interval.withheld().map(reason -> "no interval: " + reason.word()).orElse("no interval");
  }
}
