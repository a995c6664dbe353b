package org.benchlens.compare.interval;

import java.util.Optional;

/// The range a side's typical values lie in, in seconds or cycles. It is a spread, not a confidence
/// interval.
///
/// @param lower lower end, positive and finite
/// @param center typical value, `lower <= center <= upper`
/// @param upper upper end, finite
public record Interval(double lower, double center, double upper) {
  public Interval {
    if (!valid(lower, center, upper)) {
      throw new IllegalArgumentException(
          "interval "
              + lower
              + ", "
              + center
              + ", "
              + upper
              + " is not ordered, positive and finite");
    }
  }

  /// The interval, or nothing when the three numbers make none.
  public static Optional<Interval> of(double lower, double center, double upper) {
    return valid(lower, center, upper)
        ? Optional.of(new Interval(lower, center, upper))
        : Optional.empty();
  }

  /// The interval in another unit, or nothing when that makes none.
  ///
  /// @param factor what each number is multiplied by, such as a clock rate in [Hz] for cycles
  public Optional<Interval> scaled(double factor) {
    return of(lower * factor, center * factor, upper * factor);
  }

  /// Width, in the unit of the ends, >= 0.
  public double width() {
    return upper - lower;
  }

  private static boolean valid(double lower, double center, double upper) {
    return lower > 0 && lower <= center && center <= upper && upper < Double.POSITIVE_INFINITY;
  }
}
