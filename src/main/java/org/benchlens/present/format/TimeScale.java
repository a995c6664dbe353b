package org.benchlens.present.format;

/// A unit in which times are shown.
public enum TimeScale {
  /// Nanoseconds; in the window only.
  NANOSECOND("ns", "ns", 1e9, -9),
  /// Microseconds.
  MICROSECOND("us", "µs", 1e6, -6),
  /// Milliseconds.
  MILLISECOND("ms", "ms", 1e3, -3),
  /// Seconds.
  SECOND("s", "s", 1, 0);

  private final String word;
  private final String screenWord;
  private final double factor;
  private final int exponent;

  TimeScale(String word, String screenWord, double factor, int exponent) {
    this.word = word;
    this.screenWord = screenWord;
    this.factor = factor;
    this.exponent = exponent;
  }

  /// The unit of the contract's tables: s from 1 s on, ms from 1 ms on, else us.
  ///
  /// @param seconds any finite number; its magnitude counts
  public static TimeScale of(double seconds) {
    double magnitude = Math.abs(seconds);
    return magnitude >= 1 ? SECOND : magnitude >= 1e-3 ? MILLISECOND : MICROSECOND;
  }

  /// The unit of the window: as [#of], but ns below 1 us; zero is in us.
  ///
  /// @param seconds any finite number; its magnitude counts
  public static TimeScale onScreen(double seconds) {
    double magnitude = Math.abs(seconds);
    return magnitude > 0 && magnitude < 1e-6 ? NANOSECOND : of(seconds);
  }

  /// The unit in text output, in ASCII.
  public String word() {
    return word;
  }

  /// The unit in the window.
  public String screenWord() {
    return screenWord;
  }

  /// A time in this unit.
  public double scale(double seconds) {
    return seconds * factor;
  }

  /// How many decimal places of another unit show what the third one of this unit shows, >= 0.
  int placesIn(TimeScale other) {
    return Math.max(0, 3 + other.exponent - exponent);
  }
}
