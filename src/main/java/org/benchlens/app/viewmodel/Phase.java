package org.benchlens.app.viewmodel;

/// How far a session is.
public enum Phase {
  /// Nothing is opened.
  EMPTY,
  /// The files are being read; there are no rows yet.
  READING,
  /// The rows are there, their verdicts are coming.
  DECIDING,
  /// Every row has its verdict.
  READY,
  /// Cancelled: some rows have no verdict.
  STOPPED,
  /// The files could not be opened.
  FAILED
}
