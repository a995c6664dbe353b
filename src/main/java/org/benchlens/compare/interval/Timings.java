package org.benchlens.compare.interval;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Side;

/// The times of both sides of a row, always from one family of statistics. Source: contract,
/// section 2.
///
/// @param reference time of the reference side
/// @param compare time of the compare side
public record Timings(SideTiming reference, SideTiming compare) {

  /// The times by the summaries alone.
  public static Timings fromSummaries(ColdTiming reference, ColdTiming compare) {
    return of(reference, compare, Optional.empty(), Optional.empty());
  }

  /// The times by the summaries, where a side without order statistics may have them rebuilt from
  /// its samples.
  ///
  /// @param referenceSamples estimate of the reference samples, empty when there is none; without
  ///     effect when the summaries state the order statistics
  /// @param compareSamples likewise for the compare side
  public static Timings of(
      ColdTiming reference,
      ColdTiming compare,
      Optional<SampleEstimate> referenceSamples,
      Optional<SampleEstimate> compareSamples) {
    return pair(robust(reference, referenceSamples), robust(compare, compareSamples))
        .or(() -> pair(MeanInput.of(reference), MeanInput.of(compare)))
        .or(() -> pair(RobustInput.estimate(reference), RobustInput.estimate(compare)))
        .or(() -> pair(MeanInput.estimate(reference), MeanInput.estimate(compare)))
        .orElseGet(() -> new Timings(MeanInput.remainder(reference), MeanInput.remainder(compare)));
  }

  /// Whether the summaries of a side state usable order statistics, so that nothing has to be
  /// rebuilt.
  public static boolean hasOrderStatistics(ColdTiming timing) {
    return RobustInput.of(timing).isPresent();
  }

  private static Optional<SideTiming> robust(ColdTiming timing, Optional<SampleEstimate> samples) {
    return RobustInput.of(timing).or(() -> samples.map(Timings::rebuilt));
  }

  private static SideTiming rebuilt(SampleEstimate samples) {
    return new SideTiming(
        OptionalDouble.of(samples.interval().center()),
        Optional.of(samples.interval()),
        OptionalDouble.of(samples.dispersion()));
  }

  private static Optional<Timings> pair(
      Optional<SideTiming> reference, Optional<SideTiming> compare) {
    return reference.flatMap(ref -> compare.map(cmp -> new Timings(ref, cmp)));
  }

  /// The time of a side.
  public SideTiming of(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }
}
