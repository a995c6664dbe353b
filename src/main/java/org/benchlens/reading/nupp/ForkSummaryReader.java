package org.benchlens.reading.nupp;

import java.io.IOException;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.benchlens.model.nupp.ForkSummary;
import org.benchlens.model.nupp.Series;
import org.benchlens.model.nupp.WithheldReason;
import org.jspecify.annotations.Nullable;

/// Reads the merged summary of a benchmark: the keys of a measurement and a few of its own.
final class ForkSummaryReader {
  private final RecordCursor at;
  private OptionalLong forkCount = OptionalLong.empty();
  private Optional<Series> scores = Optional.empty();
  private OptionalDouble low = OptionalDouble.empty();
  private OptionalDouble high = OptionalDouble.empty();
  private OptionalDouble coverage = OptionalDouble.empty();
  private Optional<WithheldReason> withheld = Optional.empty();

  ForkSummaryReader(RecordCursor at) {
    this.at = at;
  }

  ForkSummary read() throws IOException, RecordRefusal {
    MeasurementDraft merged = new MeasurementDraft(at);
    if (at.object()) {
      for (String key = at.nextKey(); key != null; key = at.nextKey()) {
        if (!take(key) && !merged.take(key)) {
          at.skip();
        }
      }
    }
    return new ForkSummary(merged.measurement(), forkCount, scores, low, high, coverage, withheld);
  }

  private boolean take(String key) throws IOException, RecordRefusal {
    switch (key) {
      case "forkCount" -> forkCount = at.whole();
      case "intervalCoverage" -> coverage = at.number();
      case "intervalWithheld" ->
          withheld = Words.read(at, WithheldReason.values(), WithheldReason::word);
      default -> {
        return takeTime(TimeKey.of(key));
      }
    }
    return true;
  }

  private boolean takeTime(@Nullable TimeKey key) throws IOException, RecordRefusal {
    if (key == null) {
      return false;
    }
    switch (key.name()) {
      case "forkSummaries" -> scores = new SeriesReader(at).scores(key.unit());
      case "intervalLow" -> low = SuiteDraft.seconds(key, at);
      case "intervalHigh" -> high = SuiteDraft.seconds(key, at);
      default -> {
        return false;
      }
    }
    return true;
  }
}
