package org.benchlens.present.nupp;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.replicate.fork.ForkInterval;
import org.benchlens.replicate.review.BenchmarkReview;
import org.benchlens.replicate.review.RecordNote;

/// What a reader of a record must know so as not to take it for more than it is.
final class RecordAdvice {
  private RecordAdvice() {}

  /// Sentences for what is shown.
  static List<String> of(List<BenchmarkReview> shown) {
    List<String> lines = new ArrayList<>();
    if (!shown.isEmpty() && !ScoreTable.replicated(shown)) {
      lines.add(
          "1 fork per benchmark: p25-p99 is the spread inside one process, not a confidence"
              + " interval. What another process would measure does not follow from it. There is"
              + " no interval and no verdict below "
              + ForkInterval.MIN_FORKS
              + " forks.");
    } else if (shown.stream().anyMatch(one -> one.forks().size() < ForkInterval.MIN_FORKS)) {
      lines.add("No interval and no verdict below " + ForkInterval.MIN_FORKS + " forks.");
    }
    if (shown.stream().anyMatch(one -> ScoreInterval.of(one).present())) {
      lines.add(
          "Interval: two order statistics of the fork scores; Coverage is attained, not asked"
              + " for.");
    }
    if (has(shown, RecordNote.TrendWarning.class)) {
      lines.add(
          "unstable: at least half of the tested forks have a trend, so the interval is withheld;"
              + " more warmup moves it to before the timing.");
    }
    if (has(shown, RecordNote.Scattered.class)) {
      lines.add(
          "scattered: fewer than half of the samples lie within 10% of the median, so the score"
              + " describes no rate that ran; more sampleIterations let a sample span whole"
              + " collector cycles.");
    }
    if (has(shown, RecordNote.SevereOutliers.class)) {
      lines.add("outliers: counted beyond 3 interquartile ranges, all samples are kept.");
    }
    return lines;
  }

  /// Sentences for the forks that precisions take.
  static List<String> ofPilot(List<BenchmarkReview> shown) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "From the fork scores of this record; the estimate itself varies, the more the fewer forks"
            + " there are.");
    long single = shown.stream().filter(one -> one.forks().size() < 2).count();
    if (single > 0) {
      lines.add(
          single
              + (single == 1 ? " benchmark has" : " benchmarks have")
              + " fewer than 2 forks, which say nothing about the variation between them.");
    }
    return lines;
  }

  private static boolean has(List<BenchmarkReview> shown, Class<? extends RecordNote> kind) {
    return shown.stream().flatMap(one -> one.notes().stream()).anyMatch(kind::isInstance);
  }
}
