package org.benchlens.compare;

import java.util.Optional;

/// Why a row has its status. Source: contract, section 10.
public enum Reason {
  /// A side is skipped.
  STATE_SKIPPED("state_skipped", "state-skip"),
  /// A side has no summaries.
  GPU_TIMING_SUMMARIES_MISSING("gpu_timing_summaries_missing", "summ-miss"),
  /// A side has no center.
  TIMING_CENTER_MISSING("timing_center_missing", "center-miss"),
  /// A center is NaN or infinite.
  TIMING_CENTER_NONFINITE("timing_center_nonfinite", "center-nonfin"),
  /// A center is zero or negative.
  TIMING_CENTER_NONPOSITIVE("timing_center_nonpositive", "center-nonpos"),
  /// The gap holds in the cycles of the samples.
  CLEAR_GAP_CONFIRMED_BY_BULK_CYCLES("clear_gap_confirmed_by_bulk_cycles", "bc-gap"),
  /// The gap does not hold in the cycles of the samples.
  BULK_CYCLE_GAP_NOT_CONFIRMED("bulk_cycle_gap_not_confirmed", "bc-gap-miss"),
  /// The gap holds in cycles by the mean clock.
  CLEAR_GAP_CONFIRMED_BY_SUMMARY_CYCLES("clear_gap_confirmed_by_summary_cycles", "sc-gap"),
  /// The gap does not hold in cycles by the mean clock.
  SUMMARY_CYCLE_GAP_NOT_CONFIRMED("summary_cycle_gap_not_confirmed", "sc-gap-miss"),
  /// A gap, but a side has no clock rate.
  MISSING_CLOCK_RATE("missing_clock_rate", "clk-miss"),
  /// A clock rate cannot be used.
  INVALID_CLOCK_RATE("invalid_clock_rate", "clk-bad"),
  /// Times and cycles cover each other.
  BULK_SAME("bulk_same", "bulk-same"),
  /// Sample times cannot be used.
  BULK_TIME_DATA_UNUSABLE("bulk_time_data_unusable", "bt-bad"),
  /// Times do not cover each other.
  BULK_TIME_SUPPORT_MISMATCH("bulk_time_support_mismatch", "bt-sup-miss"),
  /// Cycles cannot be computed from the samples.
  BULK_CYCLE_DATA_UNUSABLE("bulk_cycle_data_unusable", "bc-bad"),
  /// Cycles do not cover each other.
  BULK_CYCLE_SUPPORT_MISMATCH("bulk_cycle_support_mismatch", "bc-sup-miss"),
  /// A side has no usable dispersion.
  NOISE_UNAVAILABLE("noise_unavailable", "noise-miss"),
  /// A dispersion is above the ceiling.
  NOISE_TOO_HIGH("noise_too_high", "noise-high"),
  /// A side has no interval.
  MISSING_INTERVAL("missing_interval", "int-miss"),
  /// The centers differ too much.
  CENTERS_NOT_CLOSE("centers_not_close", "centers-far"),
  /// The intervals overlap too little.
  WEAK_INTERVAL_OVERLAP("weak_interval_overlap", "weak-overlap"),
  /// Summaries agree; a side has no clock rate.
  SAME_WITHOUT_CLOCK_RATE("same_without_clock_rate", "same-no-clk"),
  /// Summaries agree in time and in cycles.
  SAME_CONFIRMED_BY_CYCLES("same_confirmed_by_cycles", "sc-same"),
  /// Summaries agree in time, not in cycles.
  CYCLE_SAME_NOT_CONFIRMED("cycle_same_not_confirmed", "sc-same-miss"),
  /// Times cover each other, summaries agree in cycles.
  BULK_TIME_SAME_CONFIRMED_BY_SUMMARY_CYCLES(
      "bulk_time_same_confirmed_by_summary_cycles", "bt-same-sc"),
  /// Times cover each other; a side has no clock rate.
  BULK_TIME_SAME_WITHOUT_CYCLES("bulk_time_same_without_cycles", "bt-same-no-cyc");

  private final String code;
  private final String shortForm;

  Reason(String code, String shortForm) {
    this.code = code;
    this.shortForm = shortForm;
  }

  /// The code used in exports.
  public String code() {
    return code;
  }

  /// The form used in tables.
  public String shortForm() {
    return shortForm;
  }

  /// The reason of a code or a short form.
  public static Optional<Reason> of(String text) {
    for (Reason reason : values()) {
      if (reason.code.equals(text) || reason.shortForm.equals(text)) {
        return Optional.of(reason);
      }
    }
    return Optional.empty();
  }
}
