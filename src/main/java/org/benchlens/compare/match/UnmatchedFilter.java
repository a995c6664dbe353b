package org.benchlens.compare.match;

import java.util.Optional;

/// A filter that let nothing through, and what may have been meant.
///
/// @param kind what was not found
/// @param benchmark benchmark the filter belongs to; empty for one that holds for all
/// @param axis axis of the filter; empty for a benchmark or a combination
/// @param wanted name or value that was not found; for a combination all its conditions
/// @param nearest nearest name or value of the files, empty when they have none
public record UnmatchedFilter(
    Kind kind, String benchmark, String axis, String wanted, Optional<String> nearest) {
  /// What can be missing.
  public enum Kind {
    /// No file has a benchmark of this name.
    BENCHMARK,
    /// No state of the benchmark has this axis.
    AXIS,
    /// No state of the benchmark has this value of the axis.
    VALUE,
    /// Each condition is met by some state, but no state meets all.
    COMBINATION
  }
}
