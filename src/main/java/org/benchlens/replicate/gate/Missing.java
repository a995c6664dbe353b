package org.benchlens.replicate.gate;

/// On which side something was not recorded.
public enum Missing {
  /// Only on the candidate's.
  CANDIDATE("the candidate"),
  /// Only on the baseline's.
  BASELINE("the baseline"),
  /// On neither side it was recorded.
  BOTH("both sides");

  private final String words;

  Missing(String words) {
    this.words = words;
  }

  /// The words used in output.
  public String words() {
    return words;
  }
}
