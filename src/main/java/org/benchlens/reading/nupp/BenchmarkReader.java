package org.benchlens.reading.nupp;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.Fork;
import org.benchlens.model.nupp.ForkSummary;
import org.benchlens.model.nupp.Measurement;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.jspecify.annotations.Nullable;

/// Reads the benchmarks of a run.
final class BenchmarkReader {
  private final RecordCursor at;
  private int forkPosition;

  BenchmarkReader(RecordCursor at) {
    this.at = at;
  }

  /// Reads the list. Of several benchmarks with one program and name the first is kept, because
  /// partners are found by both.
  List<RecordedBenchmark> readAll() throws IOException, RecordRefusal {
    Map<BenchmarkId, RecordedBenchmark> byId = new LinkedHashMap<>();
    at.list(
        () -> {
          RecordedBenchmark one = read();
          if (one != null && byId.putIfAbsent(one.id(), one) != null) {
            at.wrong("is a second benchmark '" + one.id().name() + "' of its file; left out");
          }
          return one;
        });
    return List.copyOf(byId.values());
  }

  private @Nullable RecordedBenchmark read() throws IOException, RecordRefusal {
    if (!at.object()) {
      return null;
    }
    Optional<String> file = Optional.empty();
    Optional<String> name = Optional.empty();
    List<Fork> forks = List.of();
    Optional<ForkSummary> summary = Optional.empty();
    AccountDraft account = new AccountDraft(at);
    for (String key = at.nextKey(); key != null; key = at.nextKey()) {
      switch (key) {
        case "case" -> file = at.text();
        case "name" -> name = at.text();
        case "forks" -> forks = forks();
        case "summary" -> summary = Optional.of(new ForkSummaryReader(at).read());
        default -> {
          if (!account.take(key)) {
            at.skip();
          }
        }
      }
    }
    if (file.isEmpty() || name.isEmpty() || summary.isEmpty()) {
      at.wrong("is a benchmark without case, name or summary; left out");
      return null;
    }
    return new RecordedBenchmark(
        new BenchmarkId(file.get(), name.get()), forks, summary.get(), account.account());
  }

  private List<Fork> forks() throws IOException, RecordRefusal {
    forkPosition = 0;
    return at.list(this::fork).orElse(List.of());
  }

  private @Nullable Fork fork() throws IOException, RecordRefusal {
    forkPosition++;
    if (!at.object()) {
      return null;
    }
    OptionalLong index = OptionalLong.empty();
    Optional<Measurement> measurement = Optional.empty();
    for (String key = at.nextKey(); key != null; key = at.nextKey()) {
      switch (key) {
        case "index" -> index = at.whole();
        case "measurement" -> measurement = Optional.of(MeasurementDraft.read(at));
        default -> at.skip();
      }
    }
    if (measurement.isEmpty()) {
      at.wrong("is a fork without measurement; left out");
      return null;
    }
    return new Fork(numbered(index), measurement.get());
  }

  private int numbered(OptionalLong index) {
    long number = index.orElse(forkPosition);
    return number >= 1 && number <= Integer.MAX_VALUE ? (int) number : forkPosition;
  }
}
