package org.benchlens.present.nupp;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.benchlens.model.nupp.Measurement;
import org.benchlens.model.nupp.TimeStatistic;
import org.benchlens.model.nupp.WithheldReason;
import org.benchlens.present.table.ExportValue;
import org.benchlens.replicate.review.BenchmarkReview;

/// Cells about scores that several tables share.
final class ScoreCells {
  private ScoreCells() {}

  /// Rounds or samples of the only fork.
  static PageCell count(BenchmarkReview review) {
    return count(review.benchmark().summary().merged());
  }

  /// Rounds or samples of a process.
  static PageCell count(Measurement measured) {
    OptionalLong rounds = measured.rounds();
    return PageCell.count(
        rounds.isPresent() || measured.sampleCount() == 0
            ? rounds
            : OptionalLong.of(measured.sampleCount()));
  }

  /// Three values: both ends and why there are none.
  static PageCell interval(ScoreInterval interval, String text) {
    return new PageCell(
        text,
        List.of(
            ExportValue.of(interval.low()),
            ExportValue.of(interval.high()),
            interval
                .withheld()
                .map(WithheldReason::word)
                .<ExportValue>map(ExportValue.Text::new)
                .orElse(new ExportValue.Missing())));
  }

  /// The spread inside one process.
  static PageCell spread(Measurement measured, ScoreText text) {
    OptionalDouble low = measured.perOperation(measured.times().of(TimeStatistic.P25));
    OptionalDouble high = measured.perOperation(measured.times().of(TimeStatistic.P99));
    return new PageCell(text.range(low, high), List.of(ExportValue.of(low), ExportValue.of(high)));
  }

  static PageCell flags(BenchmarkReview review) {
    return new PageCell(
        BenchmarkFlags.text(review),
        List.of(new ExportValue.Text(String.join(", ", BenchmarkFlags.of(review)))));
  }
}
