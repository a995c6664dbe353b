package org.benchlens.samples;

import java.util.List;

/// A benchmark with the axes `T` and `Elements{io}`.
///
/// @param name name
/// @param states states in file order
public record MadeBenchmark(String name, List<MadeState> states) {
  public MadeBenchmark {
    states = List.copyOf(states);
  }
}
