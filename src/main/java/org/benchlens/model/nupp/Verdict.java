package org.benchlens.model.nupp;

/// The answer about one benchmark of a comparison (contract, 3.9).
public enum Verdict {
  /// Faster by at least the margin, and significantly so within the family.
  IMPROVED("improved"),
  /// Slower by at least the margin, and significantly so within the family.
  REGRESSED("regressed"),
  /// The whole interval lies within the margin.
  UNCHANGED("unchanged"),
  /// Everything else: the runs cannot tell.
  INCONCLUSIVE("inconclusive");

  private final String word;

  Verdict(String word) {
    this.word = word;
  }

  /// The word used in records.
  public String word() {
    return word;
  }
}
