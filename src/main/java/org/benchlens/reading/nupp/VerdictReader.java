package org.benchlens.reading.nupp;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.nupp.BenchmarkId;
import org.benchlens.model.nupp.RecordedInterval;
import org.benchlens.model.nupp.RecordedVerdict;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.model.nupp.WithheldReason;
import org.jspecify.annotations.Nullable;

/// Reads a recorded verdict.
final class VerdictReader {
  private final RecordCursor at;
  private Optional<String> file = Optional.empty();
  private Optional<String> name = Optional.empty();
  private OptionalDouble change = OptionalDouble.empty();
  private Optional<RecordedInterval> interval = Optional.empty();
  private Optional<WithheldReason> withheld = Optional.empty();
  private OptionalDouble pValue = OptionalDouble.empty();
  private OptionalDouble adjusted = OptionalDouble.empty();
  private Optional<Verdict> verdict = Optional.empty();

  VerdictReader(RecordCursor at) {
    this.at = at;
  }

  @Nullable RecordedVerdict read() throws IOException {
    if (!at.object()) {
      return null;
    }
    for (String key = at.nextKey(); key != null; key = at.nextKey()) {
      take(key);
    }
    if (file.isEmpty() || name.isEmpty()) {
      at.wrong("is a verdict without case or name; left out");
      return null;
    }
    BenchmarkId id = new BenchmarkId(file.get(), name.get());
    return new RecordedVerdict(id, change, interval, withheld, pValue, adjusted, verdict);
  }

  private void take(String key) throws IOException {
    switch (key) {
      case "case" -> file = at.text();
      case "name" -> name = at.text();
      case "change" -> change = at.number();
      case "interval" -> interval = interval();
      case "withheld" -> withheld = Words.read(at, WithheldReason.values(), WithheldReason::word);
      case "pValue" -> pValue = at.number();
      case "adjusted" -> adjusted = at.number();
      case "verdict" -> verdict = Words.read(at, Verdict.values(), Verdict::word);
      default -> at.skip();
    }
  }

  private Optional<RecordedInterval> interval() throws IOException {
    if (!at.object()) {
      return Optional.empty();
    }
    OptionalDouble low = OptionalDouble.empty();
    OptionalDouble upper = OptionalDouble.empty();
    for (String key = at.nextKey(); key != null; key = at.nextKey()) {
      switch (key) {
        case "low" -> low = at.number();
        case "upper" -> upper = at.number();
        default -> at.skip();
      }
    }
    if (low.isEmpty() || upper.isEmpty()) {
      at.wrong("is an interval without low or upper; left out");
      return Optional.empty();
    }
    return Optional.of(new RecordedInterval(low.getAsDouble(), upper.getAsDouble()));
  }
}
