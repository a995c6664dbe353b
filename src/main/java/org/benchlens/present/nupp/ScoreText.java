package org.benchlens.present.nupp;

import java.util.OptionalDouble;
import org.benchlens.model.nupp.MeasurementKind;
import org.benchlens.present.format.Decimals;

/// Scores in the unit of their kind: nanoseconds an operation, or milliseconds a frame.
///
/// @param unit words after the numbers
/// @param perSecond factor from seconds
public record ScoreText(String unit, double perSecond) {
  private static final int PLACES = 3;

  private static final ScoreText OPERATION = new ScoreText("ns/op", 1e9);
  private static final ScoreText FRAME = new ScoreText("ms/frame", 1e3);

  /// The unit of a kind.
  public static ScoreText of(MeasurementKind kind) {
    return switch (kind) {
      case FRAMES -> FRAME;
      case CASE, SUITE, UNKNOWN -> OPERATION;
    };
  }

  /// A number with three decimals; `-` for nothing.
  ///
  /// @param seconds [s]
  public String number(OptionalDouble seconds) {
    return seconds.isPresent() ? number(seconds.getAsDouble()) : PageCell.NOTHING;
  }

  /// `[lo, hi]`; `-` when an end is missing.
  public String range(OptionalDouble low, OptionalDouble high) {
    return low.isPresent() && high.isPresent()
        ? "[" + number(low.getAsDouble()) + ", " + number(high.getAsDouble()) + "]"
        : PageCell.NOTHING;
  }

  private String number(double seconds) {
    return Decimals.fixed(seconds * perSecond, PLACES);
  }
}
