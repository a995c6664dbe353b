package org.benchlens.replicate.review;

import java.util.List;
import java.util.Optional;
import org.benchlens.model.nupp.ForkSummary;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.Series;
import org.benchlens.model.nupp.TrendState;
import org.benchlens.model.nupp.WithheldReason;
import org.benchlens.replicate.fork.ForkInterval;
import org.benchlens.replicate.fork.TrendShare;

/// Whether a benchmark's interval is withheld (contract, 1.4 and section 7, 6).
final class Withholding {
  private Withholding() {}

  /// The recorded trend states of the forks; unknown where none is recorded.
  static List<TrendState> states(RecordedBenchmark benchmark) {
    return benchmark.forks().stream()
        .map(fork -> fork.measurement().trend().state().orElse(TrendState.UNKNOWN))
        .toList();
  }

  static TrendShare trends(RecordedBenchmark benchmark) {
    return TrendShare.of(states(benchmark));
  }

  /// What the rules say. The recorded trend of a fork is trusted; trend is decided first.
  static Optional<WithheldReason> derived(RecordedBenchmark benchmark) {
    if (trends(benchmark).unsettled().holds()) {
      return Optional.of(WithheldReason.TREND_WARNING);
    }
    int scores = benchmark.summary().forkScores().map(Series::size).orElse(0);
    return scores < ForkInterval.MIN_FORKS
        ? Optional.of(WithheldReason.BELOW_MINIMUM_FORKS)
        : Optional.empty();
  }

  /// What holds: the recorded reason; none with a recorded interval; else what the rules say.
  static Optional<WithheldReason> ruling(RecordedBenchmark benchmark) {
    ForkSummary summary = benchmark.summary();
    if (summary.withheld().isPresent()) {
      return summary.withheld();
    }
    return summary.intervalLow().isPresent() && summary.intervalHigh().isPresent()
        ? Optional.empty()
        : derived(benchmark);
  }
}
