package org.benchlens.replicate.review;

/// A recorded value that does not come out when it is computed again.
public sealed interface Difference {
  /// Whose value: the benchmark, with the fork or the comparison where it is of one.
  String place();

  /// Which value, by the name in records without its unit.
  String field();

  /// Numbers that differ by more than 1e-8 of the larger, p-values by more than 2e-7.
  ///
  /// @param recorded the recorded number; durations in [s]
  /// @param recomputed what comes out
  record OfNumber(String place, String field, double recorded, double recomputed)
      implements Difference {}

  /// Words or lists that differ.
  ///
  /// @param recorded the recorded words; `none` when there are none
  /// @param recomputed what comes out
  record OfWords(String place, String field, String recorded, String recomputed)
      implements Difference {}
}
