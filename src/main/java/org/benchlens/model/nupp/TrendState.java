package org.benchlens.model.nupp;

/// What the trend test of one process said (contract, 3.5).
public enum TrendState {
  /// A monotone trend that is significant and moved the level by 3 % or more.
  TREND("trend"),
  /// Tested, no such trend; this does not establish a steady state.
  NONE_DETECTED("no-trend-detected"),
  /// Not tested: too few samples, or none.
  UNKNOWN("unknown");

  private final String word;

  TrendState(String word) {
    this.word = word;
  }

  /// The word used in records.
  public String word() {
    return word;
  }

  /// Whether the process was tested.
  public boolean tested() {
    return this != UNKNOWN;
  }
}
