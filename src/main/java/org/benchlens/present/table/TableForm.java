package org.benchlens.present.table;

/// The forms in which a table can be saved.
public enum TableForm {
  /// Tables and a summary, for pull requests.
  MARKDOWN("Markdown", "md"),
  /// Exact values of the shown rows.
  CSV("CSV", "csv"),
  /// Everything, hidden rows too, for programs.
  JSON("JSON", "json"),
  /// A page that sorts and filters.
  HTML("HTML page", "html"),
  /// Markdown of at most 1 MiB.
  REPORT("Report of at most 1 MiB", "md"),
  /// A Python script that loads the samples of the shown rows.
  PYTHON("Python script with the samples", "py");

  private final String title;
  private final String ending;

  TableForm(String title, String ending) {
    this.title = title;
    this.ending = ending;
  }

  /// What people call it.
  public String title() {
    return title;
  }

  /// Ending of a file of it, without a dot.
  public String ending() {
    return ending;
  }
}
