package org.benchlens.replicate.review;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// Collects differences of one place. What is not recorded cannot differ.
final class DifferenceList {
  /// Records may be written to nine digits, as the corpus is.
  private static final double RELATIVE = 1e-8;

  /// Below this, numbers around zero differ only by rounding.
  private static final double ABSOLUTE = 1e-12;

  private static final double ROUNDING = 1e-14;

  private static final double PROBABILITY = 2e-7;

  private final String place;
  private final List<Difference> differences = new ArrayList<>();

  DifferenceList(String place) {
    this.place = place;
  }

  List<Difference> differences() {
    return differences;
  }

  /// A dimensionless number.
  void number(String field, OptionalDouble recorded, double recomputed) {
    check(field, recorded, recomputed, ABSOLUTE);
  }

  /// A duration, [s]; the smallest are of nanoseconds, so that only the relative limit fits.
  void duration(String field, OptionalDouble recorded, double recomputed) {
    check(field, recorded, recomputed, 0);
  }

  /// A duration that was computed from larger ones and carries their rounding, [s].
  ///
  /// @param scale size of those
  void durationNear(String field, OptionalDouble recorded, double recomputed, double scale) {
    check(field, recorded, recomputed, ROUNDING * Math.abs(scale));
  }

  /// A p-value.
  void probability(String field, OptionalDouble recorded, double recomputed) {
    check(field, recorded, recomputed, PROBABILITY);
  }

  void count(String field, OptionalLong recorded, long recomputed) {
    if (recorded.isPresent() && recorded.getAsLong() != recomputed) {
      differences.add(new Difference.OfNumber(place, field, recorded.getAsLong(), recomputed));
    }
  }

  void words(String field, String recorded, String recomputed) {
    if (!recorded.equals(recomputed)) {
      differences.add(new Difference.OfWords(place, field, recorded, recomputed));
    }
  }

  private void check(String field, OptionalDouble recorded, double recomputed, double absolute) {
    if (recorded.isEmpty()) {
      return;
    }
    double value = recorded.getAsDouble();
    double apart = Math.abs(value - recomputed);
    double larger = Math.max(Math.abs(value), Math.abs(recomputed));
    if (!(apart <= Math.max(absolute, RELATIVE * larger))) {
      differences.add(new Difference.OfNumber(place, field, value, recomputed));
    }
  }
}
