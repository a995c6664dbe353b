package org.benchlens.model.nupp;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// What one process measured for one benchmark (contract, 1.3).
///
/// @param name full name of the benchmark; empty when not recorded
/// @param kind what was timed
/// @param iterations operations in one round, the `n` of a case, >= 1
/// @param rounds rounds or samples taken
/// @param times recorded statistics
/// @param samples samples in execution order: whole rounds for a case; empty when not recorded or
///     when they were not kept
/// @param sampleCount number of samples, also where the samples were not kept; 0 for frames
/// @param trend recorded trend test
/// @param spread recorded concentration and outliers
/// @param suite place in a suite, for kind `suite`
/// @param settings how the suite sampled
/// @param memory heap growth
/// @param frames counts of a frame loop
/// @param aborts trace aborts
/// @param profilePath where a profile was written
public record Measurement(
    String name,
    MeasurementKind kind,
    OptionalLong iterations,
    OptionalLong rounds,
    RecordedTimes times,
    Optional<Series> samples,
    int sampleCount,
    RecordedTrend trend,
    RecordedSpread spread,
    Optional<SuiteEntry> suite,
    SuiteSettings settings,
    RecordedMemory memory,
    FrameCounts frames,
    AbortCounts aborts,
    Optional<String> profilePath) {
  /// Operations in one sample: `n` of a case, else 1; NaN for a case without `n`.
  public double operationsPerSample() {
    if (kind != MeasurementKind.CASE) {
      return 1;
    }
    return iterations.isPresent() && iterations.getAsLong() >= 1
        ? iterations.getAsLong()
        : Double.NaN;
  }

  /// The recorded median for one operation or frame, [s]: the process's score; empty when it is
  /// not recorded.
  public OptionalDouble score() {
    TimeStatistic middle =
        kind == MeasurementKind.FRAMES ? TimeStatistic.P50 : TimeStatistic.MEDIAN;
    return perOperation(times.of(middle));
  }

  /// Bytes allocated for one operation; empty when not recorded.
  public OptionalDouble allocatedPerOperation() {
    return perOperation(memory.allocated());
  }

  /// Something recorded for a sample, for one operation instead.
  public OptionalDouble perOperation(OptionalDouble ofSample) {
    double operations = operationsPerSample();
    return ofSample.isEmpty() || Double.isNaN(operations)
        ? OptionalDouble.empty()
        : OptionalDouble.of(ofSample.getAsDouble() / operations);
  }
}
