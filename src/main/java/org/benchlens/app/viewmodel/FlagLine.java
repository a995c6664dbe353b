package org.benchlens.app.viewmodel;

import org.benchlens.present.flags.Flag;
import org.benchlens.present.flags.FlagText;

/// A flag of the selected row.
///
/// @param title what it is
/// @param detail the numbers behind it
/// @param anchor the word of its paragraph in the manual
public record FlagLine(String title, String detail, String anchor) {

  static FlagLine of(Flag flag) {
    FlagText text = FlagText.of(flag);
    return new FlagLine(text.title(), text.detail(), anchor(flag));
  }

  private static String anchor(Flag flag) {
    return switch (flag) {
      case Flag.Modes _ -> "modes";
      case Flag.Drifting _ -> "drift";
      case Flag.QuantisedClock _ -> "quantised_clock";
      case Flag.Throttled _ -> "throttled";
      case Flag.Outliers _ -> "outliers";
      case Flag.TimedOut _ -> "timeout";
    };
  }
}
