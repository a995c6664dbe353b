package org.benchlens.reading.nupp;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.benchlens.model.nupp.ComparisonKind;
import org.benchlens.model.nupp.HostProfile;
import org.benchlens.model.nupp.Measurement;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.ProgramRecord;
import org.benchlens.model.nupp.RecordedBenchmark;
import org.benchlens.model.nupp.RecordedComparison;
import org.jspecify.annotations.Nullable;

/// Reads the root of a record and what is in it; the parser stands on its first token.
///
/// The schema may stand behind everything else, so all is read before it is judged.
final class RootReader {
  private final RecordCursor at;
  private final Schema schema = new Schema();
  private final AccountDraft account;
  private Optional<String> recordedAt = Optional.empty();
  private Optional<String> label = Optional.empty();
  private OptionalLong forks = OptionalLong.empty();
  private OptionalLong seed = OptionalLong.empty();
  private OptionalDouble margin = OptionalDouble.empty();
  private Optional<HostProfile> host = Optional.empty();
  private Optional<String> machineKey = Optional.empty();
  private Optional<ComparisonKind> comparison = Optional.empty();
  private List<RecordedComparison> comparisons = List.of();
  private @Nullable List<RecordedBenchmark> benchmarks;
  private @Nullable List<Measurement> cases;
  private Optional<String> gpuCostsDirectory = Optional.empty();

  RootReader(RecordCursor at) {
    this.at = at;
    this.account = new AccountDraft(at);
  }

  /// Reads all of the document.
  ///
  /// @throws RecordRefusal when the root is no object or a part cannot be left out
  RootReader read() throws IOException, RecordRefusal {
    if (at.token() != JsonToken.START_OBJECT) {
      throw new RecordRefusal("", "not a bench record: the root is " + at.found());
    }
    for (String key = at.nextKey(); key != null; key = at.nextKey()) {
      if (!takeHead(key) && !takeContent(key) && !account.take(key)) {
        at.skip();
      }
    }
    return this;
  }

  private boolean takeHead(String key) throws IOException {
    switch (key) {
      case "schema" -> schema.read(at);
      case "recordedAt" -> recordedAt = at.text();
      case "label" -> label = at.text();
      case "forks" -> forks = at.whole();
      case "seed" -> seed = at.whole();
      case "margin" -> margin = margin();
      case "hostProfile" -> host = HostProfileReader.read(at);
      case "machineKey" -> machineKey = at.text();
      case "comparison" ->
          comparison = Words.read(at, ComparisonKind.values(), ComparisonKind::word);
      case "gpuCostsDirectory" -> gpuCostsDirectory = at.text();
      default -> {
        return false;
      }
    }
    return true;
  }

  private OptionalDouble margin() throws IOException {
    OptionalDouble read = at.number();
    if (read.isPresent() && read.getAsDouble() <= 0) {
      at.wrong("is a margin that is not above 0; left out");
      return OptionalDouble.empty();
    }
    return read;
  }

  private boolean takeContent(String key) throws IOException, RecordRefusal {
    switch (key) {
      case "comparisons" ->
          comparisons = at.list(() -> new ComparisonReader(at).read()).orElse(List.of());
      case "benchmarks" -> benchmarks = new BenchmarkReader(at).readAll();
      case "cases" -> cases = at.list(() -> MeasurementDraft.read(at)).orElse(List.of());
      default -> {
        return false;
      }
    }
    return true;
  }

  /// What was read, as the record of a run.
  NuppRecord record(String path) throws RecordRefusal {
    int read = schema.read();
    if (benchmarks == null) {
      throw new RecordRefusal(
          "",
          cases == null
              ? "not a bench record: it has neither benchmarks nor cases"
              : "is a program record: one process of one program, with cases and no benchmarks;"
                  + " a record of nupp bench is needed here");
    }
    return new NuppRecord(
        path,
        read,
        recordedAt,
        label,
        forks,
        seed,
        margin,
        host,
        machineKey,
        comparison,
        comparisons,
        benchmarks,
        gpuCostsDirectory,
        at.problems().problems());
  }

  /// What was read, as the record of a program.
  ProgramRecord program(String path) throws RecordRefusal {
    int read = schema.read();
    if (cases == null || benchmarks != null) {
      throw new RecordRefusal("", "not a program record: that has cases and no benchmarks");
    }
    return new ProgramRecord(path, read, cases, account.account(), at.problems().problems());
  }
}
