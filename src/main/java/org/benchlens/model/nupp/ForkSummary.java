package org.benchlens.model.nupp;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// A benchmark's forks merged into one (contract, 1.4).
///
/// @param merged a copy of the first fork's measurement in which only the median (frames: p50),
///     the abort sites (now those of every fork that collected them), the allocated bytes, the
///     concentration and the outliers are of all forks; everything else is the first fork's
/// @param forkCount number of kept forks
/// @param forkScores one score for each fork in execution order, for one operation or frame
/// @param intervalLow lower end, [s], on the scale of the median
/// @param intervalHigh upper end, [s], on the scale of the median
/// @param coverage attained coverage, 0 to 1
/// @param withheld why there is no interval
public record ForkSummary(
    Measurement merged,
    OptionalLong forkCount,
    Optional<Series> forkScores,
    OptionalDouble intervalLow,
    OptionalDouble intervalHigh,
    OptionalDouble coverage,
    Optional<WithheldReason> withheld) {
  /// The recorded median over forks for one operation or frame, [s].
  public OptionalDouble score() {
    OptionalDouble median = merged.times().of(TimeStatistic.MEDIAN);
    return median.isPresent() ? merged.perOperation(median) : merged.score();
  }

  /// The recorded lower end for one operation or frame, [s].
  public OptionalDouble lowPerOperation() {
    return merged.perOperation(intervalLow);
  }

  /// The recorded upper end for one operation or frame, [s].
  public OptionalDouble highPerOperation() {
    return merged.perOperation(intervalHigh);
  }
}
