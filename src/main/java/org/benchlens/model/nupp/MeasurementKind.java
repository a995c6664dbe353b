package org.benchlens.model.nupp;

/// What a measurement timed (contract, 1.3).
public enum MeasurementKind {
  /// A body that loops by itself: samples are whole rounds of `n` operations.
  CASE("case"),
  /// A variant of a suite: samples are for one operation.
  SUITE("suite"),
  /// A frame loop: quantiles of frame times, no samples.
  FRAMES("frames"),
  /// A kind this program does not know, or none was given.
  UNKNOWN("unknown");

  private final String word;

  MeasurementKind(String word) {
    this.word = word;
  }

  /// The word used in records.
  public String word() {
    return word;
  }
}
