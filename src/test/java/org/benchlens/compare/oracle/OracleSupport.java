package org.benchlens.compare.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.benchlens.compare.Thresholds;

/// Section 5, "Coverage of two arrays": every value of one side against every value of the other.
final class OracleSupport {
  private OracleSupport() {}

  static OracleCoverage coverage(double[] reference, double[] compare, Thresholds limits) {
    Map<Double, Long> ref = counts(reference);
    Map<Double, Long> cmp = counts(compare);
    String refFilter = filter(ref, limits);
    String cmpFilter = filter(cmp, limits);
    double tolerance = StrictMath.log1p(limits.sameCenterRelative());
    return new OracleCoverage(
        sampleCoverage(ref, cmp, tolerance),
        sampleCoverage(cmp, ref, tolerance),
        supportCoverage(effective(ref, refFilter, limits), cmp, tolerance),
        supportCoverage(effective(cmp, cmpFilter, limits), ref, tolerance),
        refFilter,
        cmpFilter);
  }

  /// "It passes when both sample coverages >= bulk.sample_coverage and both support coverages >=
  /// bulk.support_coverage."
  static boolean passes(OracleCoverage coverage, Thresholds limits) {
    return coverage.referenceSample() >= limits.bulkSampleCoverage()
        && coverage.compareSample() >= limits.bulkSampleCoverage()
        && coverage.referenceSupport() >= limits.bulkSupportCoverage()
        && coverage.compareSupport() >= limits.bulkSupportCoverage();
  }

  /// "sorted distinct values with counts on each side".
  private static Map<Double, Long> counts(double[] values) {
    Map<Double, Long> counts = new TreeMap<>();
    for (double value : values) {
      counts.merge(value, 1L, Long::sum);
    }
    return counts;
  }

  /// "The distance of a value is the smallest |ln a - ln b| to any distinct value of the other
  /// side.
  /// Covered: distance <= log1p(same.center_relative)."
  private static boolean covered(double value, Map<Double, Long> other, double tolerance) {
    double distance = Double.POSITIVE_INFINITY;
    for (double neighbour : other.keySet()) {
      distance = Math.min(distance, Math.abs(StrictMath.log(value) - StrictMath.log(neighbour)));
    }
    return distance <= tolerance;
  }

  /// "Sample coverage of a side = covered counts / all counts".
  private static double sampleCoverage(
      Map<Double, Long> side, Map<Double, Long> other, double tolerance) {
    long covered = 0;
    for (Map.Entry<Double, Long> entry : side.entrySet()) {
      if (covered(entry.getKey(), other, tolerance)) {
        covered += entry.getValue();
      }
    }
    return (double) covered / total(side);
  }

  /// "support coverage = covered / all over its effective distinct values".
  private static double supportCoverage(
      List<Double> effective, Map<Double, Long> other, double tolerance) {
    long covered = 0;
    for (double value : effective) {
      if (covered(value, other, tolerance)) {
        covered++;
      }
    }
    return (double) covered / effective.size();
  }

  /// "all of them, unless the rare filter is on".
  private static List<Double> effective(Map<Double, Long> side, String filter, Thresholds limits) {
    return filter.equals("filtered") ? kept(side, limits) : new ArrayList<>(side.keySet());
  }

  /// "The filter is off when either rare_support threshold is <= 0 (disabled), or every count is 1
  /// (all_values_unique). Else keep values ...: keeps all -> off (no_rare_values); none -> off
  /// (would_remove_all_support); removed share of samples > max_removed_sample_fraction -> off
  /// (would_remove_too_much_mass); else on (filtered)."
  private static String filter(Map<Double, Long> side, Thresholds limits) {
    if (limits.rareSampleFraction() <= 0 || limits.rareMaxRemoved() <= 0) {
      return "disabled";
    }
    if (side.values().stream().allMatch(count -> count == 1)) {
      return "all_values_unique";
    }
    List<Double> kept = kept(side, limits);
    if (kept.size() == side.size()) {
      return "no_rare_values";
    }
    if (kept.isEmpty()) {
      return "would_remove_all_support";
    }
    long removed = total(side);
    for (double value : kept) {
      removed -= side.get(value);
    }
    return (double) removed / total(side) > limits.rareMaxRemoved()
        ? "would_remove_too_much_mass"
        : "filtered";
  }

  /// "keep values with count >= max(2, ceil(sample_fraction * total))".
  private static List<Double> kept(Map<Double, Long> side, Thresholds limits) {
    double least = Math.max(2, Math.ceil(limits.rareSampleFraction() * total(side)));
    List<Double> kept = new ArrayList<>();
    side.forEach(
        (value, count) -> {
          if (count >= least) {
            kept.add(value);
          }
        });
    return kept;
  }

  private static long total(Map<Double, Long> side) {
    return side.values().stream().mapToLong(Long::longValue).sum();
  }
}
