package org.benchlens.model.nupp;

/// How the two sides of a comparison were run.
public enum ComparisonKind {
  /// Both executables in one session, fork by fork next to each other: scores are paired.
  INTERLEAVED("interleaved"),
  /// Two sessions: nothing controls for what changed on the machine in between.
  OBSERVATIONAL("observational");

  private final String word;

  ComparisonKind(String word) {
    this.word = word;
  }

  /// The word used in records.
  public String word() {
    return word;
  }
}
