package org.benchlens.model.nupp;

import java.util.List;
import java.util.Optional;

/// The other side of a comparison: a saved record, or what a record nests of one.
///
/// @param schema 3 or 4; of a nested one inferred from its names
/// @param recordedAt when it was recorded, UTC
/// @param host its machine
/// @param machineKey key of its machine; durations are compared only between equal keys
/// @param benchmarks its benchmarks
public record BaselineRecord(
    int schema,
    Optional<String> recordedAt,
    Optional<HostProfile> host,
    Optional<String> machineKey,
    List<RecordedBenchmark> benchmarks) {
  public BaselineRecord {
    benchmarks = List.copyOf(benchmarks);
  }
}
