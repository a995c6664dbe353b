package org.benchlens.model;

/// Why the samples of one array cannot be used.
///
/// @param kind what is wrong
/// @param array which array
/// @param file file name as declared, or the resolved path when known; empty when not declared
/// @param expected declared number of values; -1 when unknown
/// @param found number of values found, or of bad values for [Kind#BAD_VALUE]; -1 when unknown
public record SampleFault(Kind kind, SampleArray array, String file, long expected, long found) {
  /// What can be wrong with a sample array.
  public enum Kind {
    /// The state declares no such array.
    NOT_DECLARED,
    /// The file is not there, or is not a regular file.
    MISSING,
    /// The file lies outside the folders that may be read without asking.
    OUTSIDE,
    /// The file has no value.
    EMPTY,
    /// The file has another number of values than declared.
    COUNT_DIFFERS,
    /// The file is there but reading failed.
    UNREADABLE,
    /// A value is not positive and finite.
    BAD_VALUE,
    /// Times and frequencies of one side have different lengths.
    LENGTHS_DIFFER
  }
}
