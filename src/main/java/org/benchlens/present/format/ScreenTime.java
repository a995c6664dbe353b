package org.benchlens.present.format;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;

/// The time of one side as the window shows it: four significant digits, more when two different
/// numbers would look the same.
///
/// @param lower lower end; empty without an interval
/// @param center center; `n/a` when it is missing or cannot be a time
/// @param upper upper end; empty without an interval
/// @param scale unit of all three; empty when there is no center
public record ScreenTime(String lower, String center, String upper, Optional<TimeScale> scale) {
  private static final int DIGITS = 4;
  private static final int MOST_DIGITS = 17;

  /// The texts of a side.
  public static ScreenTime of(SideTiming timing) {
    if (!TimeText.usable(timing.center())) {
      return new ScreenTime("", "n/a", "", Optional.empty());
    }
    double center = timing.center().getAsDouble();
    TimeScale scale = TimeScale.onScreen(center);
    Optional<Interval> interval = timing.interval();
    if (interval.isEmpty()) {
      return new ScreenTime(
          "", Decimals.significant(scale.scale(center), DIGITS), "", Optional.of(scale));
    }
    double lower = scale.scale(interval.get().lower());
    double middle = scale.scale(interval.get().center());
    double upper = scale.scale(interval.get().upper());
    int digits = DIGITS;
    while (digits < MOST_DIGITS && (hides(lower, middle, digits) || hides(middle, upper, digits))) {
      digits++;
    }
    return new ScreenTime(
        Decimals.significant(lower, digits),
        Decimals.significant(middle, digits),
        Decimals.significant(upper, digits),
        Optional.of(scale));
  }

  /// The unit that all shown times have in common, so that it can stand in the header; empty when
  /// they differ or none has one.
  public static Optional<TimeScale> commonScale(Stream<ScreenTime> times) {
    List<TimeScale> scales = times.flatMap(time -> time.scale().stream()).distinct().toList();
    return scales.size() == 1 ? Optional.of(scales.getFirst()) : Optional.empty();
  }

  /// A single time with its unit: `5.692 µs`; `n/a` when missing or not a time.
  ///
  /// @param seconds [s]
  public static String single(OptionalDouble seconds) {
    ScreenTime time = of(new SideTiming(seconds, Optional.empty(), OptionalDouble.empty()));
    return time.center() + time.scale().map(scale -> " " + scale.screenWord()).orElse("");
  }

  private static boolean hides(double a, double b, int digits) {
    return a != b && Decimals.significant(a, digits).equals(Decimals.significant(b, digits));
  }
}
