package org.benchlens.replicate.gate;

import org.benchlens.model.nupp.AbortSite;
import org.benchlens.model.nupp.BenchmarkId;

/// Something that got worse.
public sealed interface GateFailure {
  /// The benchmark whose program it concerns.
  BenchmarkId id();

  /// More allocations of one kind were left standing in one file. The list is the program's, so
  /// each of its benchmarks reports it.
  ///
  /// @param from number in the baseline, >= 0
  /// @param to number in the candidate, > from
  record AllocationsRose(BenchmarkId id, String file, String kind, int from, int to)
      implements GateFailure {}

  /// Every fork that collected aborts saw a site that not every fork of the baseline saw.
  ///
  /// @param site the site
  record NewAbortSite(BenchmarkId id, AbortSite site) implements GateFailure {}
}
