package org.benchlens.compare.decision;

/// How far samples take part in the decision between SAME and AMBG. Source: contract, section 5.
enum SamplePath {
  /// They take no part: summaries decide.
  NONE,
  /// Times are held against each other, then the clock rates decide (robust only).
  TIMES,
  /// Times and cycles are held against each other, and that decides.
  TIMES_AND_CYCLES
}
