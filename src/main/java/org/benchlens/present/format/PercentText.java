package org.benchlens.present.format;

import java.util.OptionalDouble;
import org.benchlens.compare.Status;
import org.benchlens.compare.gap.RelativeChange;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;

/// Percentages in the contract's tables (contract, section 9, "Percent").
public final class PercentText {
  private PercentText() {}

  /// Noise or %Diff: `0.25%`; `n/a` when missing or NaN, `inf` when infinite.
  ///
  /// @param ratio [1]
  public static String plain(OptionalDouble ratio) {
    if (ratio.isEmpty() || Double.isNaN(ratio.getAsDouble())) {
      return "n/a";
    }
    return Double.isInfinite(ratio.getAsDouble())
        ? "inf"
        : Decimals.fixed(ratio.getAsDouble() * 100, 2) + "%";
  }

  /// %C Diff: `+1.2%`; `n/a` when missing.
  ///
  /// @param ratio [1]
  public static String signed(OptionalDouble ratio) {
    return ratio.isPresent() ? signed(ratio.getAsDouble()) : "n/a";
  }

  /// The width of an interval relative to its center: `0.5%`; `n/a` without an interval.
  public static String span(SideTiming timing) {
    return timing.interval().map(PercentText::span).orElse("n/a");
  }

  /// What a verdict says at least: `>= +0.7%` for SLOW, `<= -10.5%` for FAST, else nothing.
  public static String change(Status status, RelativeChange change) {
    return switch (status) {
      case FAST -> "<= " + signed(change.upper());
      case SLOW -> ">= " + signed(change.lower());
      case SAME, AMBG, UNKNOWN -> "";
    };
  }

  private static String span(Interval interval) {
    return Decimals.fixed((interval.upper() - interval.lower()) / interval.center() * 100, 1) + "%";
  }

  private static String signed(double ratio) {
    return Decimals.signed(ratio * 100, 1) + "%";
  }
}
