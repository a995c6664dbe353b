package org.benchlens.cli;

/// What the commands about records write.
enum PageFormat {
  /// Tables and lists, for terminals and pull requests.
  MARKDOWN("markdown"),
  /// The main table with exact values.
  CSV("csv"),
  /// Everything, for programs.
  JSON("json"),
  /// One file for browsers.
  HTML("html");

  private final String word;

  PageFormat(String word) {
    this.word = word;
  }

  /// The word used on the command line.
  String word() {
    return word;
  }
}
