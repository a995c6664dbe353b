package org.benchlens.replicate.change;

/// Which rank of the Walsh averages ends an interval of paired scores (contract, 3.7).
public enum PairedConvention {
  /// The rank that attains 95 %, with the Hodges-Lehmann estimate.
  EXACT("exact", 1),
  /// As `nupp bench` does it: one rank tighter at each end, which attains less than it claims, with
  /// the lower median of the differences as the estimate. For checking recorded verdicts.
  TOOL("tool", 2);

  private final String word;
  private final int step;

  PairedConvention(String word, int step) {
    this.word = word;
    this.step = step;
  }

  /// The word used for options and output.
  public String word() {
    return word;
  }

  /// What the rank k is lowered by in the tail P(W <= k - step) that claims the coverage.
  int step() {
    return step;
  }
}
