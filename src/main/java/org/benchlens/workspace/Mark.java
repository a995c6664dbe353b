package org.benchlens.workspace;

import java.util.Optional;
import java.util.stream.Stream;

/// What a person says of a row.
public enum Mark {
  /// To be measured again.
  RERUN("rerun"),
  /// A real change, to be looked into.
  REAL("real"),
  /// Nothing but noise.
  NOISE("noise"),
  /// A real change that is wanted or put up with.
  ACCEPTED("accepted"),
  /// To be looked at later.
  LATER("later");

  private final String word;

  Mark(String word) {
    this.word = word;
  }

  /// The word used in files, options and on the screen.
  public String word() {
    return word;
  }

  /// The mark of a word.
  public static Optional<Mark> of(String word) {
    return Stream.of(values()).filter(mark -> mark.word.equals(word)).findFirst();
  }
}
