package org.benchlens.app.viewmodel;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.benchlens.compare.Threshold;

/// Where values of a limit stand on its slider, which is 1 long.
///
/// Limits of small relative differences have a logarithmic scale with 0 at its left end; shares a
/// linear one over the part that matters. A value beyond an end stands at it.
final class LimitScale {
  /// Values that a slider gives are round, so that a file reads well.
  private static final int DIGITS = 3;

  private static final double ZERO_UP_TO = 0.02;

  private final double low;
  private final double high;
  private final boolean logarithmic;

  private LimitScale(double low, double high, boolean logarithmic) {
    this.low = low;
    this.high = high;
    this.logarithmic = logarithmic;
  }

  /// The scale of a limit.
  static LimitScale of(Threshold threshold) {
    return switch (threshold) {
      case CLEAR_GAP_RELATIVE, SAME_CENTER_RELATIVE, SAME_DISPERSION_CEILING ->
          new LimitScale(1e-4, 0.2, true);
      case SAME_OVERLAP_FRACTION -> new LimitScale(0, 1, false);
      case BULK_SAMPLE_COVERAGE -> new LimitScale(0.8, 1, false);
      case BULK_SUPPORT_COVERAGE -> new LimitScale(0.4, 1, false);
      case RARE_SAMPLE_FRACTION, RARE_MAX_REMOVED -> new LimitScale(1e-4, 0.1, true);
    };
  }

  /// Where a value stands, 0 to 1.
  double position(double value) {
    if (!logarithmic) {
      return Math.clamp((value - low) / (high - low), 0, 1);
    }
    if (value <= 0) {
      return 0;
    }
    double share = Math.log(value / low) / Math.log(high / low);
    return Math.clamp(ZERO_UP_TO + share * (1 - ZERO_UP_TO), ZERO_UP_TO, 1);
  }

  /// The value at a place, rounded to what a person would write.
  ///
  /// @param position 0 to 1
  double value(double position) {
    double at = Math.clamp(position, 0, 1);
    if (!logarithmic) {
      return rounded(low + at * (high - low));
    }
    if (at < ZERO_UP_TO / 2) {
      return 0;
    }
    double share = Math.max(0, (at - ZERO_UP_TO) / (1 - ZERO_UP_TO));
    return rounded(low * Math.pow(high / low, share));
  }

  private double rounded(double value) {
    int digits = logarithmic ? DIGITS - 1 : DIGITS;
    return new BigDecimal(value)
        .round(new MathContext(digits, RoundingMode.HALF_EVEN))
        .doubleValue();
  }
}
