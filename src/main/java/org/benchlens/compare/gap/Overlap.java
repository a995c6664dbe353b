package org.benchlens.compare.gap;

import org.benchlens.compare.interval.Interval;

/// How much two intervals have in common. Source: contract, section 5.
public final class Overlap {
  private Overlap() {}

  /// Width of the intersection / the smaller width, 0 to 1; 0 when they are disjoint.
  ///
  /// With a smaller width of 0: two points count 1 when they are equal, a point and an interval 1
  /// when the point lies in it, else 0.
  public static double fraction(Interval a, Interval b) {
    double lower = Math.max(a.lower(), b.lower());
    double upper = Math.min(a.upper(), b.upper());
    if (lower > upper) {
      return 0;
    }
    double smaller = Math.min(a.width(), b.width());
    // A point that meets the other interval lies in it: lower <= upper says so.
    return smaller == 0 ? 1 : (upper - lower) / smaller;
  }
}
