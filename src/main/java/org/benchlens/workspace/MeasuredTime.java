package org.benchlens.workspace;

import java.util.OptionalDouble;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;

/// The numbers of one side that a verdict was made of. One that is missing, NaN or infinite is
/// empty.
///
/// @param lower lower end of the interval, [s]
/// @param center center, [s]
/// @param upper upper end of the interval, [s]
/// @param noise relative dispersion, [1]
public record MeasuredTime(
    OptionalDouble lower, OptionalDouble center, OptionalDouble upper, OptionalDouble noise) {
  public MeasuredTime {
    lower = finite(lower);
    center = finite(center);
    upper = finite(upper);
    noise = finite(noise);
  }

  private static OptionalDouble finite(OptionalDouble number) {
    return number.isPresent() && Double.isFinite(number.getAsDouble())
        ? number
        : OptionalDouble.empty();
  }

  /// The numbers of a side of a decision.
  public static MeasuredTime of(SideTiming timing) {
    OptionalDouble none = OptionalDouble.empty();
    return new MeasuredTime(
        timing.interval().map(Interval::lower).map(OptionalDouble::of).orElse(none),
        timing.center(),
        timing.interval().map(Interval::upper).map(OptionalDouble::of).orElse(none),
        timing.noise());
  }
}
