package org.benchlens.compare.coverage;

import java.util.Map;
import java.util.TreeMap;
import org.benchlens.compare.Thresholds;

/// Coverage as the contract states it, every value against every other, for comparison.
final class NaiveCoverage {
  private NaiveCoverage() {}

  static double sample(double[] from, double[] to, Thresholds limits) {
    int covered = 0;
    for (double value : from) {
      covered += covered(value, to, limits) ? 1 : 0;
    }
    return (double) covered / from.length;
  }

  static double support(double[] from, double[] to, Thresholds limits) {
    boolean filtered = filter(from, limits) == RareFilter.FILTERED;
    int all = 0;
    int covered = 0;
    for (Map.Entry<Double, Integer> entry : counts(from).entrySet()) {
      if (!filtered || entry.getValue() >= minimum(from, limits)) {
        all++;
        covered += covered(entry.getKey(), to, limits) ? 1 : 0;
      }
    }
    return (double) covered / all;
  }

  static RareFilter filter(double[] values, Thresholds limits) {
    Map<Double, Integer> counts = counts(values);
    if (limits.rareSampleFraction() <= 0 || limits.rareMaxRemoved() <= 0) {
      return RareFilter.DISABLED;
    }
    if (counts.size() == values.length) {
      return RareFilter.ALL_VALUES_UNIQUE;
    }
    int kept = 0;
    int removed = 0;
    for (int count : counts.values()) {
      if (count >= minimum(values, limits)) {
        kept++;
      } else {
        removed += count;
      }
    }
    if (removed == 0) {
      return RareFilter.NO_RARE_VALUES;
    }
    if (kept == 0) {
      return RareFilter.WOULD_REMOVE_ALL_SUPPORT;
    }
    return (double) removed / values.length > limits.rareMaxRemoved()
        ? RareFilter.WOULD_REMOVE_TOO_MUCH_MASS
        : RareFilter.FILTERED;
  }

  private static double minimum(double[] values, Thresholds limits) {
    return Math.max(2, Math.ceil(limits.rareSampleFraction() * values.length));
  }

  private static Map<Double, Integer> counts(double[] values) {
    Map<Double, Integer> counts = new TreeMap<>();
    for (double value : values) {
      counts.merge(value, 1, Integer::sum);
    }
    return counts;
  }

  private static boolean covered(double value, double[] to, Thresholds limits) {
    double nearest = Double.POSITIVE_INFINITY;
    for (double other : to) {
      nearest = Math.min(nearest, Math.abs(StrictMath.log(value) - StrictMath.log(other)));
    }
    return nearest <= StrictMath.log1p(limits.sameCenterRelative());
  }
}
