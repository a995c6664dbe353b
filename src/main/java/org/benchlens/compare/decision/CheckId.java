package org.benchlens.compare.decision;

/// The checks of both rule sets, with stable ids.
public enum CheckId {
  /// Neither side is skipped.
  NOT_SKIPPED("not_skipped"),
  /// Both sides have summaries.
  SUMMARIES_PRESENT("summaries_present"),
  /// Both sides have a center.
  CENTER_PRESENT("center_present"),
  /// Both centers are finite.
  CENTER_FINITE("center_finite"),
  /// Both centers are positive.
  CENTER_POSITIVE("center_positive"),
  /// Both sides have an interval, for the gap test.
  GAP_INTERVALS("gap_intervals"),
  /// The intervals lie apart by the limit.
  CLEAR_GAP("clear_gap"),
  /// All four arrays can be used, for the gap in cycles.
  GAP_SAMPLES_USABLE("gap_samples_usable"),
  /// The gap holds in the cycles of the samples.
  GAP_SAMPLE_CYCLES("gap_sample_cycles"),
  /// Both sides have a clock rate, for the gap in cycles.
  GAP_CLOCK_PRESENT("gap_clock_present"),
  /// Both clock rates can be used, for the gap in cycles.
  GAP_CLOCK_VALID("gap_clock_valid"),
  /// The gap holds in cycles by the clock rates.
  GAP_CLOCK_CYCLES("gap_clock_cycles"),
  /// Sample times of both sides can be used.
  TIMES_USABLE("bulk_times_usable"),
  /// Coverage of reference times by sample counts.
  TIME_REFERENCE_SAMPLES("time_coverage.ref_sample"),
  /// Coverage of compare times by sample counts.
  TIME_COMPARE_SAMPLES("time_coverage.cmp_sample"),
  /// Coverage of distinct reference times.
  TIME_REFERENCE_SUPPORT("time_coverage.ref_support"),
  /// Coverage of distinct compare times.
  TIME_COMPARE_SUPPORT("time_coverage.cmp_support"),
  /// Cycles of both sides can be computed from the samples.
  CYCLES_USABLE("bulk_cycles_usable"),
  /// Coverage of reference cycles by sample counts.
  CYCLE_REFERENCE_SAMPLES("cycle_coverage.ref_sample"),
  /// Coverage of compare cycles by sample counts.
  CYCLE_COMPARE_SAMPLES("cycle_coverage.cmp_sample"),
  /// Coverage of distinct reference cycles.
  CYCLE_REFERENCE_SUPPORT("cycle_coverage.ref_support"),
  /// Coverage of distinct compare cycles.
  CYCLE_COMPARE_SUPPORT("cycle_coverage.cmp_support"),
  /// Both dispersions can be used.
  NOISE_PRESENT("noise_present"),
  /// The larger dispersion is within the ceiling.
  NOISE_CEILING("noise_ceiling"),
  /// Both sides have an interval, for SAME.
  SAME_INTERVALS("same_intervals"),
  /// The centers are close.
  CENTERS_CLOSE("centers_close"),
  /// The intervals overlap enough.
  INTERVAL_OVERLAP("interval_overlap"),
  /// Both sides have a clock rate, for SAME.
  CLOCK_PRESENT("clock_present"),
  /// Both clock rates can be used, for SAME.
  CLOCK_VALID("clock_valid"),
  /// The centers are close in cycles by the clock rates.
  CLOCK_CENTERS_CLOSE("clock_centers_close"),
  /// The intervals overlap enough in cycles by the clock rates.
  CLOCK_INTERVAL_OVERLAP("clock_interval_overlap");

  private final String id;

  CheckId(String id) {
    this.id = id;
  }

  /// The id used in exports and the manual. Checks of one group share the part before the dot.
  public String id() {
    return id;
  }

  /// The part of the id before its dot, or the whole id: `time_coverage` and `cycle_coverage` have
  /// four checks each.
  public String group() {
    int dot = id.indexOf('.');
    return dot < 0 ? id : id.substring(0, dot);
  }
}
