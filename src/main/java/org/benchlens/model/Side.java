package org.benchlens.model;

/// The two runs of a comparison.
public enum Side {
  /// The run before the change.
  REFERENCE("reference"),
  /// The run after the change.
  COMPARE("compare");

  private final String word;

  Side(String word) {
    this.word = word;
  }

  /// The word used in output and messages.
  public String word() {
    return word;
  }

  /// The opposite side.
  public Side other() {
    return this == REFERENCE ? COMPARE : REFERENCE;
  }
}
