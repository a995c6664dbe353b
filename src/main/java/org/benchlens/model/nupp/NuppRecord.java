package org.benchlens.model.nupp;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.benchlens.model.Problem;

/// The record of one run of `nupp bench` (contract, 1.1).
///
/// @param path path as the user gave it
/// @param schema 3 or 4
/// @param recordedAt when, UTC, `YYYY-MM-DDTHH:MM:SSZ`
/// @param label free text of the person who ran it
/// @param forks processes asked for; a benchmark may hold fewer
/// @param seed seed of the order
/// @param margin equivalence margin of the run, ratio 1 (0.02 means 2 %)
/// @param host its machine
/// @param machineKey key of its machine
/// @param comparison the comparison that was asked for
/// @param comparisons recorded comparisons
/// @param benchmarks benchmarks in plan order
/// @param gpuCostsDirectory directory of GPU cost files
/// @param problems bad parts, left out
public record NuppRecord(
    String path,
    int schema,
    Optional<String> recordedAt,
    Optional<String> label,
    OptionalLong forks,
    OptionalLong seed,
    OptionalDouble margin,
    Optional<HostProfile> host,
    Optional<String> machineKey,
    Optional<ComparisonKind> comparison,
    List<RecordedComparison> comparisons,
    List<RecordedBenchmark> benchmarks,
    Optional<String> gpuCostsDirectory,
    List<Problem> problems) {
  public NuppRecord {
    comparisons = List.copyOf(comparisons);
    benchmarks = List.copyOf(benchmarks);
    problems = List.copyOf(problems);
  }

  /// This record as the other side of a comparison.
  public BaselineRecord asBaseline() {
    return new BaselineRecord(schema, recordedAt, host, machineKey, benchmarks);
  }
}
