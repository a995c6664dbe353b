package org.benchlens.compare.coverage;

import org.benchlens.compare.Thresholds;
import org.jspecify.annotations.Nullable;

/// What is kept of one side to answer any thresholds: the distance of each distinct value and its
/// count. It stays in value order: one pass over it is cheaper than sorting it by distance.
final class SideDistances {
  private final double[] distances;
  private final int @Nullable [] counts;
  private final long total;

  SideDistances(double[] distances, int @Nullable [] counts, long total) {
    this.distances = distances;
    this.counts = counts;
    this.total = total;
  }

  /// The share of samples and of effective distinct values within a tolerance.
  Shares at(double tolerance, Thresholds thresholds) {
    RareSupport support = RareSupport.of(counts, distances.length, total, thresholds);
    if (counts == null) {
      double share = (double) covered(tolerance) / distances.length;
      return new Shares(share, share, support.filter());
    }
    long minimum = support.filter() == RareFilter.FILTERED ? support.minimumCount() : 0;
    long samples = 0;
    int values = 0;
    for (int i = 0; i < distances.length; i++) {
      if (distances[i] <= tolerance) {
        samples += counts[i];
        values += counts[i] >= minimum ? 1 : 0;
      }
    }
    return new Shares((double) samples / total, (double) values / support.kept(), support.filter());
  }

  private int covered(double tolerance) {
    int covered = 0;
    for (double distance : distances) {
      covered += distance <= tolerance ? 1 : 0;
    }
    return covered;
  }

  /// Estimated size in memory, [B].
  long bytes() {
    return 48 + 16 + 8L * distances.length + (counts == null ? 0 : 16 + 4L * counts.length);
  }

  /// @param sample covered samples / samples
  /// @param support covered effective values / effective values
  /// @param filter what the filter for rare values did
  record Shares(double sample, double support, RareFilter filter) {}
}
