package org.benchlens.cli;

/// What `compare` writes.
enum OutputFormat {
  /// Tables and a summary, for terminals and pull requests.
  MARKDOWN("markdown"),
  /// One line a row with exact values.
  CSV("csv"),
  /// Everything, for programs.
  JSON("json"),
  /// A page that can be sorted and filtered.
  HTML("html"),
  /// Markdown that keeps to a number of bytes.
  REPORT("report");

  private final String word;

  OutputFormat(String word) {
    this.word = word;
  }

  /// The word used on the command line.
  String word() {
    return word;
  }
}
