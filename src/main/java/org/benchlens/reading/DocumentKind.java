package org.benchlens.reading;

/// What kind of document a file is.
public enum DocumentKind {
  /// A result that NVBench wrote.
  NVBENCH_RESULT("NVBench result"),
  /// The record of one run of `nupp bench`.
  NUPP_RECORD("nupp bench record"),
  /// The record of one benchmark program run by itself.
  NUPP_PROGRAM("nupp program record"),
  /// Several records of `nupp bench`, one a line.
  NUPP_HISTORY("nupp bench history"),
  /// A workspace of this program.
  WORKSPACE("Benchlens workspace"),
  /// None of these, as far as its start tells.
  UNKNOWN("unknown document");

  private final String word;

  DocumentKind(String word) {
    this.word = word;
  }

  /// What people call it.
  public String word() {
    return word;
  }
}
