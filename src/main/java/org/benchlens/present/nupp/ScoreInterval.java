package org.benchlens.present.nupp;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.nupp.ForkSummary;
import org.benchlens.model.nupp.MeasurementKind;
import org.benchlens.model.nupp.RecordedUnit;
import org.benchlens.model.nupp.Series;
import org.benchlens.model.nupp.WithheldReason;
import org.benchlens.replicate.fork.ForkInterval;
import org.benchlens.replicate.review.BenchmarkReview;

/// The interval of a score that is to be shown, for one operation or frame.
///
/// @param low lower end, [s]
/// @param high upper end, [s]
/// @param coverage attained coverage, 0 to 1
/// @param withheld why there is none
public record ScoreInterval(
    OptionalDouble low,
    OptionalDouble high,
    OptionalDouble coverage,
    Optional<WithheldReason> withheld) {

  /// As recorded; where a record has neither an interval nor a reason, from its fork scores.
  public static ScoreInterval of(BenchmarkReview review) {
    Optional<WithheldReason> withheld = review.withheld();
    if (withheld.isPresent()) {
      return none(withheld);
    }
    ForkSummary summary = review.benchmark().summary();
    if (summary.intervalLow().isPresent() && summary.intervalHigh().isPresent()) {
      return new ScoreInterval(
          summary.lowPerOperation(), summary.highPerOperation(), summary.coverage(), withheld);
    }
    RecordedUnit unit = summary.forkScores().map(Series::unit).orElse(RecordedUnit.SECONDS);
    return review
        .interval()
        .bounds()
        .map(bounds -> of(bounds, unit))
        .orElse(none(Optional.empty()));
  }

  private static ScoreInterval of(ForkInterval.Bounds bounds, RecordedUnit unit) {
    return new ScoreInterval(
        OptionalDouble.of(unit.toSeconds(bounds.low())),
        OptionalDouble.of(unit.toSeconds(bounds.high())),
        OptionalDouble.of(bounds.coverage()),
        Optional.empty());
  }

  private static ScoreInterval none(Optional<WithheldReason> withheld) {
    return new ScoreInterval(
        OptionalDouble.empty(), OptionalDouble.empty(), OptionalDouble.empty(), withheld);
  }

  /// Whether there is one.
  public boolean present() {
    return low.isPresent() && high.isPresent();
  }

  /// The text of a cell: `[lo, hi]`, `unstable` when a trend withholds it, else `-`.
  ///
  /// @param kind what was timed
  public String text(MeasurementKind kind) {
    if (withheld.equals(Optional.of(WithheldReason.TREND_WARNING))) {
      return "unstable";
    }
    return ScoreText.of(kind).range(low, high);
  }
}
