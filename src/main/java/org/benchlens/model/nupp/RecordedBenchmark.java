package org.benchlens.model.nupp;

import java.util.List;

/// One benchmark of a run.
///
/// @param id program and name
/// @param forks kept processes in execution order
/// @param summary the forks merged
/// @param account what the compiler and the recorder said about the program, of the first fork
public record RecordedBenchmark(
    BenchmarkId id, List<Fork> forks, ForkSummary summary, CompilerAccount account) {
  public RecordedBenchmark {
    forks = List.copyOf(forks);
  }
}
