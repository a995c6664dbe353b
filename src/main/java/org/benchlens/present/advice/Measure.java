package org.benchlens.present.advice;

import java.util.ArrayList;
import java.util.List;

/// Flags of a new measurement by the benchmark program.
///
/// @param flags words in order
public record Measure(List<String> flags) {
  private static final String WARM_UP_RUNS = "50";
  private static final String WARM_UP_SECONDS = "5";

  /// As the first time.
  public static final Measure AGAIN = new Measure(List.of());

  /// With a longer warm-up.
  static final Measure WARM = AGAIN.with("--cold-warmup-runs", WARM_UP_RUNS);

  /// With a warm-up of some seconds, for clocks and temperatures that take their time.
  static final Measure WARM_LONG = WARM.with("--cold-max-warmup-walltime", WARM_UP_SECONDS);

  /// Until the spread of the samples no longer changes.
  static final Measure UNTIL_STEADY = AGAIN.with("--stopping-criterion", "entropy");

  public Measure {
    flags = List.copyOf(flags);
  }

  /// With a number of samples.
  static Measure samples(long count) {
    return AGAIN
        .with("--stopping-criterion", "sample-count")
        .with("--target-samples", Long.toString(count));
  }

  private Measure with(String flag, String value) {
    List<String> more = new ArrayList<>(flags);
    more.add(flag);
    more.add(value);
    return new Measure(more);
  }
}
