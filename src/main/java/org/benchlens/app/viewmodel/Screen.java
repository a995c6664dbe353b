package org.benchlens.app.viewmodel;

/// What fills the window.
public enum Screen {
  /// Two places for files.
  START,
  /// The progress of reading.
  READING,
  /// The table of rows.
  TABLE,
  /// The figures of one row.
  DRILL_DOWN,
  /// The queue of rows to triage, the evidence of one, and trials of limits.
  TRIAGE,
  /// Why the files could not be opened.
  FAILURE
}
