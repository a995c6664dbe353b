package org.benchlens.reading.nupp;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.benchlens.model.nupp.BaselineRecord;
import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.model.nupp.HostProfile;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.RecordedComparison;
import org.benchlens.model.nupp.RecordedUnit;
import org.benchlens.model.nupp.RecordedVerdict;
import org.benchlens.model.nupp.Series;
import org.jspecify.annotations.Nullable;

/// Reads a recorded comparison with its nested baseline.
final class ComparisonReader {
  private static final BaselineRecord NOTHING =
      new BaselineRecord(4, Optional.empty(), Optional.empty(), Optional.empty(), List.of());

  private final RecordCursor at;

  ComparisonReader(RecordCursor at) {
    this.at = at;
  }

  @Nullable RecordedComparison read() throws IOException, RecordRefusal {
    if (!at.object()) {
      return null;
    }
    Optional<ComparisonKind> kind = Optional.empty();
    String source = "";
    BaselineRecord baseline = NOTHING;
    List<RecordedVerdict> verdicts = List.of();
    for (String key = at.nextKey(); key != null; key = at.nextKey()) {
      switch (key) {
        case "kind" -> kind = Words.read(at, ComparisonKind.values(), ComparisonKind::word);
        case "source" -> source = at.text().orElse("");
        case "baseline" -> baseline = baseline();
        case "verdicts" -> verdicts = at.list(() -> new VerdictReader(at).read()).orElse(List.of());
        default -> at.skip();
      }
    }
    if (kind.isEmpty()) {
      at.wrong("is a comparison of no known kind; left out");
      return null;
    }
    return new RecordedComparison(kind.get(), source, baseline, verdicts);
  }

  private BaselineRecord baseline() throws IOException, RecordRefusal {
    Optional<String> recordedAt = Optional.empty();
    Optional<HostProfile> host = Optional.empty();
    Optional<String> machineKey = Optional.empty();
    List<RecordedBenchmark> benchmarks = List.of();
    if (at.object()) {
      for (String key = at.nextKey(); key != null; key = at.nextKey()) {
        switch (key) {
          case "recordedAt" -> recordedAt = at.text();
          case "hostProfile" -> host = HostProfileReader.read(at);
          case "machineKey" -> machineKey = at.text();
          case "benchmarks" -> {
            if (at.keeping() == Keeping.ALL) {
              benchmarks = new BenchmarkReader(at).readAll();
            } else {
              at.skip();
            }
          }
          default -> at.skip();
        }
      }
    }
    return new BaselineRecord(schemaOf(benchmarks), recordedAt, host, machineKey, benchmarks);
  }

  /// A nested baseline has no schema of its own: one whose fork scores are in seconds was a record
  /// of schema 3 (contract, section 7, 11).
  private static int schemaOf(List<RecordedBenchmark> benchmarks) {
    boolean seconds =
        benchmarks.stream()
            .flatMap(benchmark -> benchmark.summary().forkScores().stream())
            .map(Series::unit)
            .anyMatch(unit -> unit == RecordedUnit.SECONDS);
    return seconds ? 3 : 4;
  }
}
