package org.benchlens.replicate.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.ForkSummary;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.Series;
import org.benchlens.model.nupp.TrendState;
import org.benchlens.model.nupp.WithheldReason;
import org.benchlens.replicate.NearestRank;
import org.benchlens.replicate.fork.ForkInterval;
import org.benchlens.replicate.fork.PilotSize;
import org.benchlens.replicate.fork.TrendShare;

/// What is to say about one benchmark of a record.
///
/// @param benchmark as recorded
/// @param forks its forks, computed again
/// @param interval interval of the recorded fork scores in their recorded unit, for one operation,
///     whether or not it is withheld
/// @param trends share of forks whose recorded trend is one
/// @param derivedWithheld why rules withhold the interval; trend comes before forks
/// @param pilot forks that a precision takes, from the recorded fork scores
/// @param flaky abort sites the forks disagree on
/// @param notes notes in the order scattered, flaky, outliers, trend
/// @param differences recorded values that do not come out again
public record BenchmarkReview(
    RecordedBenchmark benchmark,
    List<ForkReview> forks,
    ForkInterval interval,
    TrendShare trends,
    Optional<WithheldReason> derivedWithheld,
    PilotSize pilot,
    List<FlakySite> flaky,
    List<RecordNote> notes,
    List<Difference> differences) {
  public BenchmarkReview {
    forks = List.copyOf(forks);
    flaky = List.copyOf(flaky);
    notes = List.copyOf(notes);
    differences = List.copyOf(differences);
  }

  /// Reviews a benchmark.
  public static BenchmarkReview of(RecordedBenchmark benchmark) {
    List<ForkReview> forks = benchmark.forks().stream().map(ForkReview::of).toList();
    double[] scores = benchmark.summary().forkScores().map(Series::recorded).orElse(new double[0]);
    ForkInterval interval = ForkInterval.of(scores);
    TrendShare trends = Withholding.trends(benchmark);
    Optional<WithheldReason> derived = Withholding.derived(benchmark);
    List<FlakySite> flaky = FlakySite.of(benchmark.forks());
    List<Difference> differences = new ArrayList<>();
    forks.forEach(fork -> differences.addAll(ForkDifferences.of(benchmark.id().name(), fork)));
    differences.addAll(SummaryDifferences.of(benchmark, forks, interval, derived));
    return new BenchmarkReview(
        benchmark,
        forks,
        interval,
        trends,
        derived,
        PilotSize.of(scores),
        flaky,
        BenchmarkNotes.of(benchmark, forks, trends, flaky),
        differences);
  }

  /// The benchmark's identity.
  public BenchmarkId id() {
    return benchmark.id();
  }

  /// Why the interval is withheld: as recorded, or by the rules where the record has neither a
  /// reason nor an interval.
  public Optional<WithheldReason> withheld() {
    return Withholding.ruling(benchmark);
  }

  /// The score for one operation or frame, [s]: as recorded, else the median of the fork scores.
  public OptionalDouble score() {
    ForkSummary summary = benchmark.summary();
    if (summary.score().isPresent()) {
      return summary.score();
    }
    return summary.forkScores().stream()
        .filter(scores -> scores.size() > 0)
        .mapToDouble(scores -> NearestRank.median(scores.seconds()))
        .findFirst();
  }

  /// The recorded trend states of the forks; unknown where none is recorded.
  public List<TrendState> trendStates() {
    return Withholding.states(benchmark);
  }
}
