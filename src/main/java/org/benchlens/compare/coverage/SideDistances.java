package org.benchlens.compare.coverage;

import java.util.Arrays;
import java.util.Optional;
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

  /// Number of distinct values.
  int distinct() {
    return distances.length;
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

  /// Both coverages by tolerance.
  CoverageSteps.Both steps(Thresholds thresholds) {
    RareSupport support = RareSupport.of(counts, distances.length, total, thresholds);
    long minimum = support.filter() == RareFilter.FILTERED ? support.minimumCount() : 0;
    return CoverageSteps.of(distances, counts, minimum);
  }

  /// The steps of the filter for rare values; empty when every value occurs once, so that the
  /// filter is off whatever its thresholds say.
  Optional<RareSteps> rareSteps(double tolerance) {
    if (counts == null) {
      return Optional.empty();
    }
    int covered = covered(tolerance);
    long[] keys = new long[counts.length];
    for (int i = 0; i < keys.length; i++) {
      // Sorted by count; whether the value is covered goes along.
      keys[i] = (long) counts[i] << 1 | (distances[i] <= tolerance ? 1 : 0);
    }
    Arrays.sort(keys);
    return Optional.of(new RareSteps(keys, covered, total));
  }

  /// The distances that are finite, appended to an array.
  ///
  /// @return the position behind the last one
  int copyFinite(double[] into, int from) {
    int at = from;
    for (double distance : distances) {
      if (distance < Double.POSITIVE_INFINITY) {
        into[at++] = distance;
      }
    }
    return at;
  }

  int size() {
    return distances.length;
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
