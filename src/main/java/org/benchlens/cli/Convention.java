package org.benchlens.cli;

/// Which interval a paired comparison has.
enum Convention {
  /// The one that attains its coverage.
  EXACT("exact"),
  /// That of `nupp bench`, to check recorded verdicts.
  TOOL("tool");

  private final String word;

  Convention(String word) {
    this.word = word;
  }

  /// The word used on the command line.
  String word() {
    return word;
  }
}
