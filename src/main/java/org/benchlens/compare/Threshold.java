package org.benchlens.compare;

/// The eight configurable limits of a decision, all ratios. Source: guide, "Configuration Keys".
public enum Threshold {
  /// Smallest relative gap between intervals for FAST or SLOW, >= 0.
  CLEAR_GAP_RELATIVE("clear_gap.relative", Double.POSITIVE_INFINITY),
  /// Largest relative difference of centers for SAME, >= 0; also the tolerance of coverage.
  SAME_CENTER_RELATIVE("same.center_relative", Double.POSITIVE_INFINITY),
  /// Smallest overlap of the intervals for SAME, 0 to 1.
  SAME_OVERLAP_FRACTION("same.overlap_fraction", 1.0),
  /// Largest relative dispersion for SAME, >= 0.
  SAME_DISPERSION_CEILING("same.relative_dispersion_ceiling", Double.POSITIVE_INFINITY),
  /// Smallest coverage by sample counts for SAME, 0 to 1.
  BULK_SAMPLE_COVERAGE("bulk.sample_coverage", 1.0),
  /// Smallest coverage by distinct values for SAME, 0 to 1.
  BULK_SUPPORT_COVERAGE("bulk.support_coverage", 1.0),
  /// Share of all samples below which a distinct value is rare, 0 to 1.
  RARE_SAMPLE_FRACTION("bulk.rare_support.sample_fraction", 1.0),
  /// Largest share of samples that rare values may hold to be left out, 0 to 1.
  RARE_MAX_REMOVED("bulk.rare_support.max_removed_sample_fraction", 1.0);

  private final String key;
  private final double maximum;

  Threshold(String key, double maximum) {
    this.key = key;
    this.maximum = maximum;
  }

  /// The TOML key with its tables, joined by dots.
  public String key() {
    return key;
  }

  /// Largest allowed value, infinity when there is none (the value itself must be finite).
  public double maximum() {
    return maximum;
  }

  /// Whether a value is finite and within 0 to [#maximum].
  public boolean allows(double value) {
    return Double.isFinite(value) && value >= 0 && value <= maximum;
  }
}
