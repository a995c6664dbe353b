package org.benchlens.compare.oracle;

import org.jspecify.annotations.Nullable;

/// Lower end, center and upper end.
public record OracleInterval(double lower, double center, double upper) {

  /// "An interval (lower, center, upper) is valid only if all three are positive and finite and
  /// lower <= center <= upper" (section 2).
  static @Nullable OracleInterval valid(double lower, double center, double upper) {
    boolean numbers = positiveFinite(lower) && positiveFinite(center) && positiveFinite(upper);
    return numbers && lower <= center && center <= upper
        ? new OracleInterval(lower, center, upper)
        : null;
  }

  /// "scale each interval by its clock" (section 4); null when the scaled interval is invalid.
  @Nullable OracleInterval times(double clock) {
    return valid(lower * clock, center * clock, upper * clock);
  }

  static boolean positiveFinite(double x) {
    return x > 0 && !Double.isInfinite(x);
  }
}
