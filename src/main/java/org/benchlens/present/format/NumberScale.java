package org.benchlens.present.format;

import java.util.List;

/// The units of a kind of number, from the smallest.
enum NumberScale {
  /// Items per second.
  ITEM_RATE(1000, "/s", "K/s", "M/s", "G/s", "T/s", "P/s"),
  /// Bytes, in powers of 1024.
  BYTES(1024, "B", "KiB", "MiB", "GiB", "TiB", "PiB"),
  /// Bytes per second.
  BYTE_RATE(1000, "B/s", "KB/s", "MB/s", "GB/s", "TB/s", "PB/s"),
  /// Clock rates.
  FREQUENCY(1000, "Hz", "kHz", "MHz", "GHz", "THz");

  private final double step;
  private final List<String> units;

  NumberScale(double step, String... units) {
    this.step = step;
    this.units = List.of(units);
  }

  /// Position of the unit of a number, the largest in which it is at least 1.
  int unit(double value) {
    int unit = 0;
    for (double limit = step; unit + 1 < units.size() && Math.abs(value) >= limit; limit *= step) {
      unit++;
    }
    return unit;
  }

  /// The word of a unit.
  String word(int unit) {
    return units.get(unit);
  }

  /// A number in a unit.
  double scaled(double value, int unit) {
    return value / Math.pow(step, unit);
  }
}
