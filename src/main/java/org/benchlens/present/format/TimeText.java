package org.benchlens.present.format;

import java.util.OptionalDouble;

/// Times in the contract's tables (contract, section 9, "Time").
public final class TimeText {
  private TimeText() {}

  /// A time with three decimals and its unit: `10.738 us`; `n/a` when missing, not finite, zero or
  /// negative.
  ///
  /// @param seconds [s]
  public static String of(OptionalDouble seconds) {
    return usable(seconds) ? withUnit(seconds.getAsDouble()) : "n/a";
  }

  /// A difference of times, which may be zero or negative: `-1.071 us`; `n/a` when missing or not
  /// finite.
  ///
  /// @param seconds [s]
  public static String difference(OptionalDouble seconds) {
    return seconds.isPresent() && Double.isFinite(seconds.getAsDouble())
        ? withUnit(seconds.getAsDouble())
        : "n/a";
  }

  static boolean usable(OptionalDouble seconds) {
    return seconds.isPresent()
        && seconds.getAsDouble() > 0
        && Double.isFinite(seconds.getAsDouble());
  }

  private static String withUnit(double seconds) {
    TimeScale scale = TimeScale.of(seconds);
    return Decimals.fixed(scale.scale(seconds), 3) + " " + scale.word();
  }
}
