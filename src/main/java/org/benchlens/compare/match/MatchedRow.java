package org.benchlens.compare.match;

import org.benchlens.model.Benchmark;
import org.benchlens.model.Side;
import org.benchlens.model.State;

/// A reference state and the compare state it is compared with.
///
/// @param section where it stands
/// @param referenceBenchmark benchmark of the reference state (several benchmarks can share a name)
/// @param key identity of both states
/// @param occurrence position among the states of equal key in the compare state's section, from 0
/// @param occurrenceCount number of compare states of equal key there, >= 1
/// @param reference state of the reference file
/// @param compare state of the compare file
public record MatchedRow(
    MatchedSection section,
    Benchmark referenceBenchmark,
    StateKey key,
    int occurrence,
    int occurrenceCount,
    State reference,
    State compare) {
  /// The state of a side.
  public State state(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }

  /// The benchmark of a side.
  public Benchmark benchmark(Side side) {
    return side == Side.REFERENCE ? referenceBenchmark : section.benchmark();
  }
}
