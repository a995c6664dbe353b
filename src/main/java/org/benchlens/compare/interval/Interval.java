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

  private static boolean valid(double lower, double center, double upper) {
    return lower > 0 && lower <= center && center <= upper && upper < Double.POSITIVE_INFINITY;
  }
}
