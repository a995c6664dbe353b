package org.benchlens.samples;

import java.util.List;
import java.util.Map;
import org.benchlens.compare.Status;

/// One folder under `samples/`.
///
/// @param folder its name
/// @param seed seed of its samples
/// @param readme what it shows, five lines
/// @param counts rows by status under the guide's rules and the default preset
/// @param benchmarks what is in its files
public record Lesson(
    String folder,
    long seed,
    List<String> readme,
    Map<Status, Integer> counts,
    List<MadeBenchmark> benchmarks) {
  public Lesson {
    readme = List.copyOf(readme);
    counts = Map.copyOf(counts);
    benchmarks = List.copyOf(benchmarks);
  }
}
