package org.benchlens.present.figure;

import java.util.OptionalDouble;
import org.benchlens.compare.coverage.DistinctValues;

/// How wide the kernel of a density is: `0.9 * min(s, IQR / 1.34) * n^(-1/5)` (Silverman, Density
/// Estimation for Statistics and Data Analysis, 1986, equation 3.31), `s` alone where the IQR is
/// zero. Never less than the clock tick, below which values tell nothing.
///
/// `s` is the standard deviation with the divisor `n - 1`; the IQR lies between the samples of the
/// ranks `(n - 1) / 4` and `3 * (n - 1) / 4`, rounded down, as for the bins of a histogram.
///
/// @param width standard deviation of the kernel, in the unit of the axis or, on a log scale, of
///     its natural logarithm; > 0, finite
/// @param raised whether the rule asked for less than the tick
record Bandwidth(double width, boolean raised) {

  /// The bandwidth of values.
  ///
  /// @param values at least two distinct ones
  /// @param tick clock tick, unit of the values
  static Bandwidth of(DistinctValues values, OptionalDouble tick, ScaleKind kind) {
    long n = values.total();
    double upper = place(kind, values.atRank(3 * (n - 1) / 4));
    double iqr = upper - place(kind, values.atRank((n - 1) / 4));
    double s = deviation(values, kind);
    double spread = iqr > 0 ? Math.min(s, iqr / 1.34) : s;
    double rule = 0.9 * spread * StrictMath.pow((double) n, -0.2);
    double least = tick.isPresent() ? least(values.value(0), tick.getAsDouble(), kind) : 0;
    return new Bandwidth(Math.max(rule, least), rule < least);
  }

  /// On a log scale a tick is largest at the smallest value.
  private static double least(double smallest, double tick, ScaleKind kind) {
    return kind == ScaleKind.LOG ? StrictMath.log1p(tick / smallest) : tick;
  }

  private static double deviation(DistinctValues values, ScaleKind kind) {
    double origin = place(kind, values.value(0));
    double sum = 0;
    for (int i = 0; i < values.size(); i++) {
      sum += values.count(i) * (place(kind, values.value(i)) - origin);
    }
    double mean = origin + sum / values.total();
    double squares = 0;
    for (int i = 0; i < values.size(); i++) {
      double off = place(kind, values.value(i)) - mean;
      squares += values.count(i) * off * off;
    }
    return Math.sqrt(squares / (values.total() - 1));
  }

  /// Where a value lies on the axis: itself, or its natural logarithm.
  static double place(ScaleKind kind, double value) {
    return kind == ScaleKind.LOG ? StrictMath.log(value) : value;
  }
}
