package org.benchlens.present.format;

import java.util.OptionalDouble;

/// Clock rates in tables.
public final class FrequencyText {
  private FrequencyText() {}

  /// A rate with three decimals and its unit: `1.695 GHz`; `n/a` when missing, not finite, zero or
  /// negative.
  ///
  /// @param hertz [Hz]
  public static String of(OptionalDouble hertz) {
    if (!TimeText.usable(hertz)) {
      return "n/a";
    }
    double value = hertz.getAsDouble();
    if (value >= 1e9) {
      return Decimals.fixed(value / 1e9, 3) + " GHz";
    }
    return value >= 1e6
        ? Decimals.fixed(value / 1e6, 3) + " MHz"
        : Decimals.fixed(value / 1e3, 3) + " kHz";
  }
}
