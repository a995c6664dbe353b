package org.benchlens.replicate.sample;

import org.benchlens.replicate.Condition;
import org.benchlens.replicate.ConditionId;
import org.benchlens.replicate.NearestRank;
import org.benchlens.replicate.Relation;

/// How many samples lie near the median (contract, 3.4). A count, not a test.
public final class Concentration {
  /// How near, relative to the median.
  public static final double NEAR = 0.10;

  /// Below this share a score describes no rate the program ran at.
  public static final double SCATTERED_BELOW = 0.5;

  private Concentration() {}

  /// Share of samples within 10 % of the median, ends included.
  ///
  /// @return 0 to 1; 1 for no samples and for a median that is not positive
  public static double of(double... samples) {
    double median = NearestRank.median(samples);
    if (samples.length == 0 || median <= 0) {
      return 1;
    }
    int near = 0;
    for (double sample : samples) {
      if (Math.abs(sample - median) <= NEAR * median) {
        near++;
      }
    }
    return (double) near / samples.length;
  }

  /// Whether a share calls for the warning that the samples are scattered.
  public static Condition scattered(double share) {
    return Condition.of(ConditionId.SCATTERED, share, Relation.BELOW, SCATTERED_BELOW);
  }
}
