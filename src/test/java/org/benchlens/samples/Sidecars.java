package org.benchlens.samples;

/// What a made state does with its sample files.
public enum Sidecars {
  /// Writes both.
  WRITTEN,
  /// Declares none.
  NONE,
  /// Declares both, writes no file of times.
  TIMES_MISSING,
  /// Declares both, writes the times without their last 25.
  TIMES_SHORT,
  /// Declares both, writes an empty file of times.
  TIMES_EMPTY,
  /// Writes both, one frequency is NaN.
  FREQUENCY_NAN
}
