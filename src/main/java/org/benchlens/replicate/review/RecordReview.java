package org.benchlens.replicate.review;

import java.util.List;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.replicate.suite.GeometricMean;
import org.benchlens.replicate.suite.SuiteScores;
import org.benchlens.replicate.suite.Winner;

/// Everything that is to say about one record.
///
/// @param record as read
/// @param benchmarks its benchmarks in plan order
/// @param suites scores of suites with their ratios
/// @param winners the fastest variant of each workload, in plan order
/// @param geometricMeans variants over whole suites, in plan order
public record RecordReview(
    NuppRecord record,
    List<BenchmarkReview> benchmarks,
    SuiteScores suites,
    List<Winner> winners,
    List<GeometricMean> geometricMeans) {
  public RecordReview {
    benchmarks = List.copyOf(benchmarks);
    winners = List.copyOf(winners);
    geometricMeans = List.copyOf(geometricMeans);
  }

  /// Reviews a record.
  public static RecordReview of(NuppRecord record) {
    SuiteScores suites = SuiteScores.of(record.benchmarks());
    return new RecordReview(
        record,
        record.benchmarks().stream().map(BenchmarkReview::of).toList(),
        suites,
        suites.winners(),
        suites.geometricMeans());
  }

  /// All notes in the order of the benchmarks.
  public List<RecordNote> notes() {
    return benchmarks.stream().flatMap(benchmark -> benchmark.notes().stream()).toList();
  }

  /// All differences between recorded and recomputed values, in the order of the benchmarks.
  public List<Difference> differences() {
    return benchmarks.stream().flatMap(benchmark -> benchmark.differences().stream()).toList();
  }

  /// Forks that a precision of 2 % takes for every benchmark, >= 10.
  public long recommendedForks() {
    return benchmarks.stream()
        .mapToLong(benchmark -> benchmark.pilot().forksFor2Percent())
        .max()
        .orElse(10);
  }
}
