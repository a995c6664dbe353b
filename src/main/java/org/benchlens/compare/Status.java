package org.benchlens.compare;

import java.util.Optional;

/// The verdict of a row.
public enum Status {
  /// Clearly faster after the change.
  FAST("FAST"),
  /// Clearly slower after the change.
  SLOW("SLOW"),
  /// Compatible with no change.
  SAME("SAME"),
  /// The data cannot tell.
  AMBG("AMBG"),
  /// There is nothing to compare.
  UNKNOWN("????");

  private final String word;

  Status(String word) {
    this.word = word;
  }

  /// The word shown and exported.
  public String word() {
    return word;
  }

  /// The status of a word, in any case.
  public static Optional<Status> of(String word) {
    for (Status status : values()) {
      if (status.word.equalsIgnoreCase(word)) {
        return Optional.of(status);
      }
    }
    return Optional.empty();
  }
}
