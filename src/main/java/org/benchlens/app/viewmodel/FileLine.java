package org.benchlens.app.viewmodel;

/// A file name of two folders.
///
/// @param name file name
/// @param kind what there is of it
/// @param counts rows by status
/// @param note what is to be said about it, one line; may be empty
/// @param first position of its first row in table order, from 1; 0 without rows
public record FileLine(String name, Kind kind, StatusCounts counts, String note, int first) {
  /// What there is of a file name.
  public enum Kind {
    /// Both files, compared.
    PAIR,
    /// The reference file alone.
    REFERENCE_ONLY,
    /// The compare file alone.
    COMPARE_ONLY,
    /// A file that cannot be used.
    BAD
  }
}
