package org.benchlens.compare;

/// The eight limits of a decision, each a finite ratio within the range of its [Threshold].
///
/// @param clearGapRelative see [Threshold#CLEAR_GAP_RELATIVE]
/// @param sameCenterRelative see [Threshold#SAME_CENTER_RELATIVE]
/// @param sameOverlapFraction see [Threshold#SAME_OVERLAP_FRACTION]
/// @param sameDispersionCeiling see [Threshold#SAME_DISPERSION_CEILING]
/// @param bulkSampleCoverage see [Threshold#BULK_SAMPLE_COVERAGE]
/// @param bulkSupportCoverage see [Threshold#BULK_SUPPORT_COVERAGE]
/// @param rareSampleFraction see [Threshold#RARE_SAMPLE_FRACTION]
/// @param rareMaxRemoved see [Threshold#RARE_MAX_REMOVED]
public record Thresholds(
    double clearGapRelative,
    double sameCenterRelative,
    double sameOverlapFraction,
    double sameDispersionCeiling,
    double bulkSampleCoverage,
    double bulkSupportCoverage,
    double rareSampleFraction,
    double rareMaxRemoved) {

  public Thresholds {
    check(Threshold.CLEAR_GAP_RELATIVE, clearGapRelative);
    check(Threshold.SAME_CENTER_RELATIVE, sameCenterRelative);
    check(Threshold.SAME_OVERLAP_FRACTION, sameOverlapFraction);
    check(Threshold.SAME_DISPERSION_CEILING, sameDispersionCeiling);
    check(Threshold.BULK_SAMPLE_COVERAGE, bulkSampleCoverage);
    check(Threshold.BULK_SUPPORT_COVERAGE, bulkSupportCoverage);
    check(Threshold.RARE_SAMPLE_FRACTION, rareSampleFraction);
    check(Threshold.RARE_MAX_REMOVED, rareMaxRemoved);
  }

  private static void check(Threshold threshold, double value) {
    if (!threshold.allows(value)) {
      throw new IllegalArgumentException(
          threshold.key() + " " + value + " is not within 0 and " + threshold.maximum());
    }
  }

  /// The value of one limit.
  public double get(Threshold threshold) {
    return switch (threshold) {
      case CLEAR_GAP_RELATIVE -> clearGapRelative;
      case SAME_CENTER_RELATIVE -> sameCenterRelative;
      case SAME_OVERLAP_FRACTION -> sameOverlapFraction;
      case SAME_DISPERSION_CEILING -> sameDispersionCeiling;
      case BULK_SAMPLE_COVERAGE -> bulkSampleCoverage;
      case BULK_SUPPORT_COVERAGE -> bulkSupportCoverage;
      case RARE_SAMPLE_FRACTION -> rareSampleFraction;
      case RARE_MAX_REMOVED -> rareMaxRemoved;
    };
  }

  /// The same limits but for one.
  public Thresholds with(Threshold threshold, double value) {
    return new Thresholds(
        pick(Threshold.CLEAR_GAP_RELATIVE, threshold, value),
        pick(Threshold.SAME_CENTER_RELATIVE, threshold, value),
        pick(Threshold.SAME_OVERLAP_FRACTION, threshold, value),
        pick(Threshold.SAME_DISPERSION_CEILING, threshold, value),
        pick(Threshold.BULK_SAMPLE_COVERAGE, threshold, value),
        pick(Threshold.BULK_SUPPORT_COVERAGE, threshold, value),
        pick(Threshold.RARE_SAMPLE_FRACTION, threshold, value),
        pick(Threshold.RARE_MAX_REMOVED, threshold, value));
  }

  private double pick(Threshold mine, Threshold changed, double value) {
    return mine == changed ? value : get(mine);
  }
}
