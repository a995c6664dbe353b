package org.benchlens.compare;

/// The order in which checks run.
public enum Rules {
  /// The decision tree of the NVBench Compare guide.
  GUIDE("guide"),
  /// What the public `nvbench-compare-robust` command does.
  ROBUST("robust");

  private final String word;

  Rules(String word) {
    this.word = word;
  }

  /// The word used on the command line and in exports.
  public String word() {
    return word;
  }
}
