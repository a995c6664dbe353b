package org.benchlens.replicate.review;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchlens.model.nupp.BaselineRecord;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.RecordedUnit;
import org.benchlens.model.nupp.Series;
import org.benchlens.model.nupp.WithheldReason;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.change.FalseDiscovery;
import org.benchlens.replicate.change.PairedComparison;
import org.benchlens.replicate.change.PairedConvention;
import org.benchlens.replicate.change.Ruling;
import org.benchlens.replicate.change.ScoreChange;
import org.benchlens.replicate.change.UnpairedComparison;

/// Compares the fork scores of two records and rules on each benchmark (contract, 3.7 to 3.9).
///
/// @param kind how the sides were run
/// @param convention for paired scores
/// @param margin relative changes below it do not matter, ratio 1, > 0
/// @param comparable whether the baseline keeps durations as the candidate does; if not, each
///     change
///     is 0 with p 1 and no interval (contract, 3.10)
record DurationComparison(
    ComparisonKind kind, PairedConvention convention, double margin, boolean comparable) {
  private record Pair(RecordedBenchmark candidate, RecordedBenchmark baseline) {}

  /// The verdicts in the order of the candidate's benchmarks. All of them are one family, also
  /// those without an interval.
  List<BenchmarkVerdict> verdicts(List<RecordedBenchmark> candidate, BaselineRecord baseline) {
    Map<BenchmarkId, RecordedBenchmark> partners = new HashMap<>();
    baseline.benchmarks().forEach(benchmark -> partners.putIfAbsent(benchmark.id(), benchmark));
    List<Pair> pairs = new ArrayList<>();
    List<ScoreChange> changes = new ArrayList<>();
    for (RecordedBenchmark benchmark : candidate) {
      RecordedBenchmark partner = partners.get(benchmark.id());
      if (partner != null) {
        pairs.add(new Pair(benchmark, partner));
        changes.add(change(benchmark, partner));
      }
    }
    double[] adjusted =
        FalseDiscovery.adjust(changes.stream().mapToDouble(ScoreChange::pValue).toArray());
    List<BenchmarkVerdict> verdicts = new ArrayList<>();
    for (int i = 0; i < adjusted.length; i++) {
      verdicts.add(verdict(pairs.get(i), changes.get(i), adjusted[i], adjusted.length));
    }
    return verdicts;
  }

  private ScoreChange change(RecordedBenchmark candidate, RecordedBenchmark baseline) {
    Series ours = scores(candidate);
    Series theirs = scores(baseline);
    if (!comparable) {
      return ScoreChange.none(ours.size(), theirs.size());
    }
    // Ties are exact, so the numbers are taken as they were written wherever that is possible.
    boolean oneUnit = ours.unit() == theirs.unit();
    double[] after = oneUnit ? ours.recorded() : ours.seconds();
    double[] before = oneUnit ? theirs.recorded() : theirs.seconds();
    return switch (kind) {
      case INTERLEAVED -> PairedComparison.of(after, before, convention);
      case OBSERVATIONAL -> UnpairedComparison.of(after, before);
    };
  }

  private static Series scores(RecordedBenchmark benchmark) {
    return benchmark.summary().forkScores().orElse(Series.of(RecordedUnit.MILLISECONDS));
  }

  private BenchmarkVerdict verdict(Pair pair, ScoreChange change, double adjusted, int family) {
    Optional<WithheldReason> withheld = withheld(pair);
    Optional<Condition> loneChange =
        switch (change.method()) {
          case PAIRED_EXACT, PAIRED_TOOL ->
              Optional.of(FalseDiscovery.loneChange(change.candidateForks(), family));
          case UNPAIRED, NONE -> Optional.empty();
        };
    return new BenchmarkVerdict(
        pair.candidate().id(),
        change,
        withheld,
        adjusted,
        family,
        loneChange,
        Ruling.of(withheld.isPresent() ? Optional.empty() : change.interval(), adjusted, margin));
  }

  /// Interleaved: the candidate's reason, else the baseline's. Observational: the candidate's only.
  private Optional<WithheldReason> withheld(Pair pair) {
    Optional<WithheldReason> own = Withholding.ruling(pair.candidate());
    return switch (kind) {
      case INTERLEAVED -> own.or(() -> Withholding.ruling(pair.baseline()));
      case OBSERVATIONAL -> own;
    };
  }
}
