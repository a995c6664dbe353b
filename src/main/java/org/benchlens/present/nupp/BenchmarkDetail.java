package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.model.nupp.TrendState;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.present.format.Decimals;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.gate.GateReport;
import org.benchlens.replicate.review.BenchmarkReview;
import org.benchlens.replicate.review.BenchmarkVerdict;
import org.benchlens.replicate.review.ForkReview;

/// Why one benchmark has its verdict, or its interval.
///
/// @param name its name
/// @param verdict its verdict; empty in a single record
/// @param sentence the answer in one sentence
/// @param lines questions in the order asked, then notes
public record BenchmarkDetail(
    String name, Optional<Verdict> verdict, String sentence, List<DetailLine> lines) {
  public BenchmarkDetail {
    lines = List.copyOf(lines);
  }

  /// A verdict with every condition behind it.
  ///
  /// @param margin the margin of the verdicts, ratio 1, > 0
  public static BenchmarkDetail of(BenchmarkVerdict verdict, double margin, GateReport gates) {
    List<DetailLine> lines = new ArrayList<>();
    verdict.computed().conditions().forEach(one -> lines.add(line(one)));
    verdict.loneChange().ifPresent(one -> lines.add(line(one)));
    verdict.ruling().conditions().forEach(one -> lines.add(line(one)));
    gates.failures().stream()
        .filter(one -> one.id().equals(verdict.id()))
        .forEach(one -> lines.add(note("gate failed: " + GateText.of(one))));
    gates.notes().stream()
        .filter(one -> one.id().equals(verdict.id()))
        .forEach(one -> lines.add(note(GateText.of(one))));
    return new BenchmarkDetail(
        verdict.id().name(),
        Optional.of(verdict.verdict()),
        VerdictText.interval(verdict) + ": " + VerdictText.why(verdict, margin),
        lines);
  }

  /// A benchmark of a record: what its interval takes, its notes and the trend of each fork.
  public static BenchmarkDetail of(BenchmarkReview review) {
    List<DetailLine> lines = new ArrayList<>();
    lines.add(line(review.interval().enough()));
    if (review.trends().tested() > 0) {
      // A share that holds is the bad answer here; the words say which question it is.
      lines.add(line(review.trends().unsettled()));
    }
    review.notes().forEach(one -> lines.add(note(RecordNoteText.of(one))));
    review.forks().forEach(fork -> trend(fork).ifPresent(lines::add));
    review.differences().forEach(one -> lines.add(note(DifferenceText.of(one))));
    ScoreInterval interval = ScoreInterval.of(review);
    String sentence =
        interval.present()
            ? "Interval of the score "
                + interval.text(ScoreTable.kind(review))
                + ", coverage "
                + Percent.coverage(interval.coverage())
            : interval
                .withheld()
                .map(reason -> "No interval: " + reason.word())
                .orElse("No interval");
    return new BenchmarkDetail(review.id().name(), Optional.empty(), sentence, lines);
  }

  private static Optional<DetailLine> trend(ForkReview fork) {
    return fork.samples()
        .map(ForkReview.OfSamples::trend)
        .filter(trend -> trend.state() == TrendState.TREND)
        .map(
            trend ->
                note(
                    "fork "
                        + fork.fork().index()
                        + ": trend, level moved "
                        + Decimals.signed(trend.drift() * 100, 1)
                        + "%"));
  }

  private static DetailLine line(Condition condition) {
    return new DetailLine(
        ConditionText.question(condition.id()),
        ConditionText.numbers(condition),
        condition.holds() ? DetailLine.Mark.HOLDS : DetailLine.Mark.FAILS);
  }

  private static DetailLine note(String text) {
    return new DetailLine(text, "", DetailLine.Mark.NOTE);
  }
}
