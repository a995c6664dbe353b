package org.benchlens.present.format;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.sensitivity.Flip;

/// A flip in short: `support <= 58.8 %: SAME`.
public final class FlipText {
  private static final int DIGITS = 3;
  private static final BigDecimal SMALL = new BigDecimal("0.0001");
  private static final BigDecimal LARGE = new BigDecimal("1000000");

  private FlipText() {}

  /// Threshold, value and status.
  public static String of(Flip flip) {
    return name(flip.threshold()) + " " + value(flip) + ": " + flip.status().word();
  }

  /// The threshold in a word or two.
  public static String name(Threshold threshold) {
    return switch (threshold) {
      case CLEAR_GAP_RELATIVE -> "gap";
      case SAME_CENTER_RELATIVE -> "center";
      case SAME_OVERLAP_FRACTION -> "overlap";
      case SAME_DISPERSION_CEILING -> "ceiling";
      case BULK_SAMPLE_COVERAGE -> "samples";
      case BULK_SUPPORT_COVERAGE -> "support";
      case RARE_SAMPLE_FRACTION -> "rare fraction";
      case RARE_MAX_REMOVED -> "rare removed";
    };
  }

  /// The value in three digits as the screen shows it: `58.8 %`; `> 0.5 %` where it would read like
  /// today's value.
  public static String shown(Flip flip) {
    String value = percent(flip.to(), RoundingMode.HALF_EVEN);
    String today = percent(flip.from(), RoundingMode.HALF_EVEN);
    return value.equals(today) ? (flip.to() > flip.from() ? "> " : "< ") + value : value;
  }

  private static String percent(double ratio, RoundingMode mode) {
    BigDecimal percent =
        BigDecimal.valueOf(ratio)
            .movePointRight(2)
            .round(new MathContext(DIGITS, mode))
            .stripTrailingZeros();
    boolean plain =
        percent.signum() == 0 || (percent.compareTo(SMALL) >= 0 && percent.compareTo(LARGE) < 0);
    return (plain ? percent.toPlainString() : percent) + " %";
  }

  /// The value as a percentage with its direction, rounded away from today's value: what is shown
  /// lies on the far side of the exact value, never short of it.
  public static String value(Flip flip) {
    boolean up = flip.to() > flip.from();
    RoundingMode outward = up ? RoundingMode.CEILING : RoundingMode.FLOOR;
    return (up ? "\u2265 " : "\u2264 ") + percent(flip.to(), outward);
  }
}
