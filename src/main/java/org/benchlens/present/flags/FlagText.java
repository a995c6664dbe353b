package org.benchlens.present.flags;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.model.Quantity;
import org.benchlens.model.Side;
import org.benchlens.present.figure.AxisUnit;
import org.benchlens.present.figure.Drift;

/// The words of a flag.
///
/// @param title what it is, such as `Modes in cmp`
/// @param detail the numbers, such as `90 of 524 below 47.2 µs`
public record FlagText(String title, String detail) {
  private static final int DIGITS = 3;

  /// Puts a flag into words.
  public static FlagText of(Flag flag) {
    return switch (flag) {
      case Flag.QuantisedClock(double tick, double relative) ->
          new FlagText(
              "Quantised clock",
              "tick " + time(tick) + ", " + percent(relative) + " of the median");
      case Flag.Modes modes -> new FlagText("Modes in " + word(modes.side()), heaps(modes));
      case Flag.Drifting(Side side, Drift drift) ->
          new FlagText(
              (drift.flagged() ? "Drift in " : "No drift in ") + word(side),
              "last quarter "
                  + signed(drift.change())
                  + " against the first, limit "
                  + percent(Drift.LEAST_CHANGE));
      case Flag.Throttled throttled ->
          new FlagText(
              "Throttled samples in " + word(throttled.side()),
              throttled.count()
                  + " of "
                  + throttled.total()
                  + " below "
                  + percent(Flags.THROTTLED)
                  + " of the median clock "
                  + clock(throttled.usual())
                  + ", lowest "
                  + clock(throttled.lowest()));
      case Flag.Outliers outliers ->
          new FlagText("Outliers in " + word(outliers.side()), beyond(outliers));
      case Flag.TimedOut timedOut ->
          new FlagText(
              "Perhaps timed out in " + word(timedOut.side()),
              "took "
                  + number(timedOut.wall())
                  + " s, limit "
                  + number(timedOut.limit())
                  + " s"
                  + (timedOut.samples() < 0 ? "" : ", " + timedOut.samples() + " samples"));
    };
  }

  private static String heaps(Flag.Modes modes) {
    long total = modes.counts().stream().mapToLong(Long::longValue).sum();
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < modes.peaks().size(); i++) {
      parts.add(modes.counts().get(i) + " near " + time(modes.peaks().get(i)));
    }
    return String.join(", ", parts) + " of " + total;
  }

  private static String beyond(Flag.Outliers outliers) {
    long all = outliers.below() + outliers.above();
    List<String> sides = new ArrayList<>();
    if (outliers.below() > 0) {
      sides.add(outliers.below() + " below");
    }
    if (outliers.above() > 0) {
      sides.add(outliers.above() + " above");
    }
    return all
        + " of "
        + outliers.total()
        + " beyond 3 IQR ("
        + String.join(", ", sides)
        + "), farthest "
        + time(outliers.farthest());
  }

  /// All of it in one line.
  public String line() {
    return title + ": " + detail;
  }

  private static String word(Side side) {
    return side == Side.REFERENCE ? "ref" : "cmp";
  }

  private static String time(double seconds) {
    return AxisUnit.of(Quantity.TIME, seconds).text(seconds, DIGITS);
  }

  private static String clock(double hertz) {
    return AxisUnit.of(Quantity.FREQUENCY, hertz).text(hertz, DIGITS + 1);
  }

  private static String number(double value) {
    return AxisUnit.NONE.number(value, DIGITS);
  }

  private static String percent(double ratio) {
    return AxisUnit.PERCENT.text(ratio, ratio >= 0.1 ? 2 : 1);
  }

  private static String signed(double ratio) {
    return (ratio > 0 ? "+" : "") + AxisUnit.PERCENT.text(ratio, 2);
  }
}
