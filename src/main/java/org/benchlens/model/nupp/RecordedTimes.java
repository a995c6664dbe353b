package org.benchlens.model.nupp;

import java.util.Map;
import java.util.OptionalDouble;

/// The statistics of times that a record states, in [s]: for whole rounds when the kind is `case`,
/// else for one operation or frame.
///
/// @param values what is recorded, each finite
public record RecordedTimes(Map<TimeStatistic, Double> values) {
  /// Nothing recorded.
  public static final RecordedTimes NONE = new RecordedTimes(Map.of());

  public RecordedTimes {
    values = Map.copyOf(values);
  }

  /// One of them, [s]; empty when it is not recorded.
  public OptionalDouble of(TimeStatistic statistic) {
    Double value = values.get(statistic);
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
  }
}
