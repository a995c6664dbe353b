package org.benchlens.replicate.review;

import java.util.OptionalDouble;
import org.benchlens.model.nupp.BenchmarkId;

/// Something about a record alone that a reader must know.
public sealed interface RecordNote {
  /// The benchmark it concerns.
  BenchmarkId id();

  /// Few samples lie near the median, so that the score describes no rate the program ran at.
  ///
  /// @param share share of samples within 10 % of the median, 0 to 0.5
  record Scattered(BenchmarkId id, double share) implements RecordNote {}

  /// An abort site that not every collecting fork saw; reported, not gated.
  ///
  /// @param site the site and its counts
  record FlakyAbortSite(BenchmarkId id, FlakySite site) implements RecordNote {}

  /// Samples beyond 3 interquartile ranges; classified only, all are kept.
  ///
  /// @param severe their number over all forks, > 0
  /// @param samples all samples over all forks
  /// @param forks number of forks
  /// @param maxRatio largest of them over its fork's median, >= 1
  record SevereOutliers(BenchmarkId id, long severe, long samples, int forks, double maxRatio)
      implements RecordNote {}

  /// At least half of the tested forks have a trend: the interval is withheld.
  ///
  /// @param trending forks with a trend
  /// @param tested forks that were tested
  /// @param drift lower median of the trending forks' recorded drifts, ratio 1
  record TrendWarning(BenchmarkId id, int trending, int tested, OptionalDouble drift)
      implements RecordNote {}
}
