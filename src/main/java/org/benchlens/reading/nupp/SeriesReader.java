package org.benchlens.reading.nupp;

import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.util.Arrays;
import java.util.Optional;
import org.benchlens.model.nupp.RecordedUnit;
import org.benchlens.model.nupp.Series;
import org.benchlens.reading.nupp.RecordCursor.ListStart;

/// Reads lists of durations.
final class SeriesReader {
  private final RecordCursor at;
  private double[] values = new double[16];
  private int size;

  SeriesReader(RecordCursor at) {
    this.at = at;
  }

  /// Samples: an entry that is no finite number is left out, with a problem unless it is null.
  Optional<Series> samples(RecordedUnit unit) throws IOException {
    size = 0;
    ListStart start = at.entersList();
    if (start == ListStart.NONE) {
      return Optional.empty();
    }
    while (start == ListStart.ENTRIES && at.nextEntry()) {
      at.number().ifPresent(this::add);
    }
    return Optional.of(taken(unit));
  }

  /// Counts samples without keeping them.
  int countSamples() throws IOException {
    int count = 0;
    if (at.entersList() == ListStart.ENTRIES) {
      while (at.nextEntry()) {
        count += at.number().isPresent() ? 1 : 0;
      }
    }
    return count;
  }

  /// Fork scores. They are paired by position, so that a gap would shift all behind it: the record
  /// is refused (contract, section 7, 10).
  Optional<Series> scores(RecordedUnit unit) throws IOException, RecordRefusal {
    size = 0;
    ListStart start = at.entersList();
    if (start == ListStart.NONE) {
      return Optional.empty();
    }
    while (start == ListStart.ENTRIES && at.nextEntry()) {
      if (!at.atNumber() || !Double.isFinite(at.parser().getDoubleValue())) {
        throw at.refusal(
            "is "
                + (at.token() == JsonToken.VALUE_NULL ? "null" : at.found())
                + ", not a number: the scores behind it would pair with the wrong forks");
      }
      add(at.parser().getDoubleValue());
    }
    return Optional.of(taken(unit));
  }

  private void add(double value) {
    if (size == values.length) {
      values = Arrays.copyOf(values, 2 * size);
    }
    values[size++] = value;
  }

  private Series taken(RecordedUnit unit) {
    return Series.of(unit, Arrays.copyOf(values, size));
  }
}
