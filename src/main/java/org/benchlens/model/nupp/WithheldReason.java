package org.benchlens.model.nupp;

/// Why a score or a change has no interval although one could be computed.
public enum WithheldReason {
  /// At least half of the tested forks have a trend: the processes had not settled.
  TREND_WARNING("trend-warning"),
  /// Fewer than ten forks.
  BELOW_MINIMUM_FORKS("below-minimum-forks");

  private final String word;

  WithheldReason(String word) {
    this.word = word;
  }

  /// The word used in records.
  public String word() {
    return word;
  }
}
