package org.benchlens.replicate.change;

/// How a change was computed.
public enum Method {
  /// Signed ranks of paired log ratios; estimate by Hodges and Lehmann.
  PAIRED_EXACT("paired", "Hodges-Lehmann estimate of paired log ratios"),
  /// Signed ranks of paired log ratios in the tool's convention.
  PAIRED_TOOL("paired, tool convention", "median of paired log ratios"),
  /// Rank sums of the logarithms of both sides.
  UNPAIRED("unpaired", "median of all log differences"),
  /// Not computed: one side has no scores, or the baseline keeps durations in another unit.
  NONE("not compared", "none");

  private final String word;
  private final String estimate;

  Method(String word, String estimate) {
    this.word = word;
    this.estimate = estimate;
  }

  /// The word used in output.
  public String word() {
    return word;
  }

  /// What the estimate of the change is.
  public String estimate() {
    return estimate;
  }
}
