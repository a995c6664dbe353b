package org.benchlens.reading.nupp;

/// How much of a record is kept.
enum Keeping {
  /// All of it.
  ALL,
  /// Neither samples nor the benchmarks of nested baselines: a history may hold very many.
  SUMMARIES
}
