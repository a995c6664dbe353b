package org.benchlens.model;

import java.util.Map;
import java.util.OptionalDouble;

/// The cold GPU measurement of one state: for each [Statistic] a number or nothing.
///
/// A present number may be negative, infinite or NaN: it is what the file says. Missing means that
/// the file has no
/// usable value (absent, of a wrong type, not a number).
public final class ColdTiming {
  /// A measurement of which nothing is known.
  public static final ColdTiming NONE = of(Map.of());

  private final double[] values;
  private final int present;

  private ColdTiming(double[] values, int present) {
    this.values = values;
    this.present = present;
  }

  /// Makes a measurement.
  ///
  /// @param numbers the known numbers in base units; a statistic without an entry is missing
  public static ColdTiming of(Map<Statistic, Double> numbers) {
    double[] values = new double[Statistic.values().length];
    int present = 0;
    for (Map.Entry<Statistic, Double> number : numbers.entrySet()) {
      int i = number.getKey().ordinal();
      values[i] = number.getValue();
      present |= 1 << i;
    }
    return new ColdTiming(values, present);
  }

  /// The number, in its base unit; empty when missing.
  public OptionalDouble get(Statistic statistic) {
    return has(statistic) ? OptionalDouble.of(values[statistic.ordinal()]) : OptionalDouble.empty();
  }

  /// Whether the number is there (it may still be NaN or infinite).
  public boolean has(Statistic statistic) {
    return (present & 1 << statistic.ordinal()) != 0;
  }
}
