package org.benchlens.replicate.review;

import java.util.Optional;
import org.benchlens.model.nupp.Fork;
import org.benchlens.model.nupp.Series;
import org.benchlens.replicate.sample.Concentration;
import org.benchlens.replicate.sample.Outliers;
import org.benchlens.replicate.sample.Trend;

/// What the samples of one fork say, computed again.
///
/// @param fork the fork as recorded
/// @param samples statistics of its samples; empty when it has none
public record ForkReview(Fork fork, Optional<OfSamples> samples) {
  /// Statistics of samples.
  ///
  /// @param trend trend in execution order
  /// @param concentration share of samples within 10 % of the median, 0 to 1
  /// @param outliers samples beyond 3 interquartile ranges, fences in the recorded unit
  public record OfSamples(Trend trend, double concentration, Outliers outliers) {}

  /// Computes them; on the numbers as recorded, whose limits rounding would move.
  public static ForkReview of(Fork fork) {
    Optional<OfSamples> statistics =
        fork.measurement()
            .samples()
            .filter(samples -> samples.size() > 0)
            .map(Series::recorded)
            .map(
                samples ->
                    new OfSamples(
                        Trend.of(samples), Concentration.of(samples), Outliers.of(samples)));
    return new ForkReview(fork, statistics);
  }
}
