package org.benchlens.compare.decision;

/// Why a check does not apply to a row.
public enum PassedOver {
  /// The intervals have no clear gap, so there is nothing to confirm.
  NO_GAP,
  /// The intervals have a clear gap, so the row cannot be SAME.
  GAP,
  /// The samples of both sides decide instead.
  SAMPLES_DECIDE,
  /// Not all four sample arrays are there (guide), so samples cannot decide.
  NO_SAMPLES,
  /// A side declares no sample times.
  NO_TIMES_DECLARED,
  /// A side declares no frequencies, so cycles cannot be computed from samples.
  NO_FREQUENCIES_DECLARED,
  /// A side has no interval.
  NO_INTERVAL,
  /// A side has no clock rate.
  NO_CLOCK_RATE
}
