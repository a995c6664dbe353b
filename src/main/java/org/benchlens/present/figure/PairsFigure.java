package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import org.benchlens.model.Side;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.Series;
import org.benchlens.replicate.change.PairedComparison;
import org.benchlens.replicate.review.BenchmarkVerdict;

/// The figure `pairs`: the change of each pair of forks in execution order, from their log ratio,
/// with estimate and interval of the change and the margin.
public final class PairsFigure {
  private PairsFigure() {}

  /// The figure; a notice when the forks do not pair.
  ///
  /// @param margin the margin of the verdicts, ratio 1, > 0
  public static Figure of(
      RecordedBenchmark candidate,
      RecordedBenchmark baseline,
      BenchmarkVerdict verdict,
      double margin) {
    double[] after = scores(candidate);
    double[] before = scores(baseline);
    if (after.length == 0 || after.length != before.length) {
      return Figure.empty(
          RecordFigureKind.PAIRS,
          new Figure.Notice(
              "No pairs", "The sides have " + before.length + " and " + after.length + " forks"));
    }
    double[] changes =
        Arrays.stream(PairedComparison.logRatios(after, before)).map(Math::expm1).toArray();
    double[] pairs = new double[changes.length];
    Arrays.setAll(pairs, i -> i + 1.0);
    List<Mark> marks = marks(changes, pairs, verdict, margin);
    String words = "dots: pairs of forks, coloured band: interval, grey band: margin";
    return new Figure(
        RecordFigureKind.PAIRS,
        RecordFigureKind.PAIRS.title(),
        candidate.id().name() + "; " + words,
        ScoreAxis.places("pair", changes.length, true),
        ScoreAxis.changes(
            true,
            DoubleStream.concat(
                Arrays.stream(changes), DoubleStream.of(-1.2 * margin, 1.2 * margin))),
        FigureLayout.WIDE.withRight(64),
        marks,
        Legend.NONE,
        "Changes of " + Phrases.count(changes.length, "pair") + " of forks.",
        new DataTable(
            List.of(new DataTable.Column("pair", ""), new DataTable.Column("change", "")),
            changes.length,
            i -> List.of(new DataTable.Cell.Count(i + 1L), new DataTable.Cell.Value(changes[i]))),
        Optional.empty());
  }

  private static List<Mark> marks(
      double[] changes, double[] pairs, BenchmarkVerdict verdict, double margin) {
    Role role = VerdictPen.thin(verdict.verdict());
    List<Mark> marks = new ArrayList<>();
    marks.add(new Mark.Band(false, new Span(-margin, margin), Role.BAND, 0.12));
    marks.add(new Mark.Limit(false, 0, Role.DIM, 1, Dash.SOLID, ""));
    verdict
        .interval()
        .map(interval -> new Span(interval.low(), interval.upper()))
        .ifPresent(span -> marks.add(new Mark.Band(false, span, role, 0.2)));
    marks.add(new Mark.Limit(false, verdict.change(), role, 2, Dash.SOLID, "estimate"));
    marks.add(new Mark.Dots(Points.of(pairs, changes), Side.COMPARE, 4, 1));
    return marks;
  }

  private static double[] scores(RecordedBenchmark benchmark) {
    return benchmark.summary().forkScores().map(Series::seconds).orElse(new double[0]);
  }
}
