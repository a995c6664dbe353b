package org.benchlens.model.nupp;

import java.util.Arrays;

/// Recorded durations in their order: samples of one process, or one score for each fork.
///
/// The numbers stay as they were written and are scaled on the way out: a limit that a statistic
/// includes, and ties between logarithms, would move with the rounding of a conversion.
public final class Series {
  private final RecordedUnit unit;
  private final double[] values;

  private Series(RecordedUnit unit, double[] values) {
    this.unit = unit;
    this.values = values;
  }

  /// Takes a copy of values in the unit; all finite.
  public static Series of(RecordedUnit unit, double... values) {
    for (double value : values) {
      if (!Double.isFinite(value)) {
        throw new IllegalArgumentException("value must be finite: " + value);
      }
    }
    return new Series(unit, values.clone());
  }

  /// The unit of [#recorded].
  public RecordedUnit unit() {
    return unit;
  }

  /// Number of values, >= 0.
  public int size() {
    return values.length;
  }

  /// The value at position i, from 0, in [s]; finite, of any sign.
  public double at(int i) {
    return unit.toSeconds(values[i]);
  }

  /// All values as they were written, in [#unit]; a copy.
  public double[] recorded() {
    return values.clone();
  }

  /// All values in [s]; a copy.
  public double[] seconds() {
    return Arrays.stream(values).map(unit::toSeconds).toArray();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Series series
        && unit == series.unit
        && Arrays.equals(values, series.values);
  }

  @Override
  public int hashCode() {
    return 31 * unit.hashCode() + Arrays.hashCode(values);
  }

  @Override
  public String toString() {
    return "Series[" + values.length + " in " + unit.symbol() + "]";
  }
}
