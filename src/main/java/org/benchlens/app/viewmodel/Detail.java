package org.benchlens.app.viewmodel;

/// A list about the inputs, below the table.
public enum Detail {
  /// The file pairs of two folders.
  FILES("Files"),
  /// What has no partner.
  ONE_SIDED("One-sided"),
  /// Bad parts of the files, and sidecars that rows could not use.
  PROBLEMS("Problems"),
  /// Both devices field by field.
  DEVICES("Devices"),
  /// How both results were made.
  RUNS("Runs");

  private final String title;

  Detail(String title) {
    this.title = title;
  }

  /// Its heading.
  public String title() {
    return title;
  }
}
