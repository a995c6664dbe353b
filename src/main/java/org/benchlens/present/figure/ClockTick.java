package org.benchlens.present.figure;

import java.util.Arrays;
import java.util.OptionalDouble;
import org.benchlens.compare.coverage.DistinctValues;

/// Finds the tick of a quantised clock: the largest step of which all differences of distinct
/// values
/// are whole multiples, up to float32 rounding.
///
/// Euclid's algorithm on the differences with a tolerance: a difference of two float32 values is
/// off
/// by at most one unit in the last place of the larger, and the step by what its longest known
/// multiple leaves. No step is reported when it is not well above the rounding, or when chance
/// could
/// have made the multiples.
public final class ClockTick {
  /// Smallest step that is told from rounding, in units in the last place of the largest value.
  private static final double LEAST_ULPS = 8;

  /// Largest probability that values without a tick look as if they had one.
  private static final double CHANCE = 1e-4;

  private static final int LEAST_VALUES = 4;
  private static final int MOST_VALUES = 20_000;

  private static final double SLACK = 1.1;

  private final double[] values;
  private final double ulp;
  private double step;
  private double error;
  private double chance;

  private ClockTick(double[] values) {
    this.values = values;
    this.ulp = Math.ulp((float) values[values.length - 1]);
    this.error = ulp;
  }

  /// The tick of the values of both sides, in their unit; empty when there is none to be seen.
  public static OptionalDouble of(DistinctValues reference, DistinctValues compare) {
    double[] values = merged(reference, compare);
    return values.length < LEAST_VALUES ? OptionalDouble.empty() : new ClockTick(values).find();
  }

  /// The distinct values of both, ascending; of very many the smallest ones do.
  private static double[] merged(DistinctValues reference, DistinctValues compare) {
    double[] values = new double[Math.min(MOST_VALUES, reference.size() + compare.size())];
    int size = 0;
    int i = 0;
    int j = 0;
    while (size < values.length && (i < reference.size() || j < compare.size())) {
      boolean fromReference =
          j == compare.size() || (i < reference.size() && reference.value(i) <= compare.value(j));
      double next = fromReference ? reference.value(i++) : compare.value(j++);
      if (size == 0 || next > values[size - 1]) {
        values[size++] = next;
      }
    }
    return Arrays.copyOf(values, size);
  }

  private OptionalDouble find() {
    step = smallestDifference();
    while (step >= LEAST_ULPS * ulp) {
      double rest = firstRest();
      if (rest == 0) {
        return chance <= CHANCE ? OptionalDouble.of(step) : OptionalDouble.empty();
      }
      step = rest;
    }
    return OptionalDouble.empty();
  }

  private double smallestDifference() {
    double smallest = Double.POSITIVE_INFINITY;
    for (int i = 1; i < values.length; i++) {
      smallest = Math.min(smallest, values[i] - values[i - 1]);
    }
    return smallest;
  }

  /// Holds all differences of neighbours against the step and sharpens it; what the first one that
  /// does not fit leaves, or 0 when all fit.
  private double firstRest() {
    double sharpened = step;
    double multiples = 0;
    double anchor = values[0];
    chance = 1;
    for (int i = 1; i < values.length; i++) {
      double difference = values[i] - values[i - 1];
      double multiple = Math.rint(difference / sharpened);
      double tolerance = SLACK * (ulp + multiple * error);
      if (tolerance > sharpened / 4) {
        // Too long to be counted in steps: count from here.
        anchor = values[i];
        multiples = 0;
        continue;
      }
      double rest = Math.abs(difference - multiple * sharpened);
      if (rest > tolerance) {
        error = tolerance;
        return rest;
      }
      // The first one has made the step.
      chance *= multiples == 0 ? 1 : 2 * tolerance / sharpened;
      multiples += multiple;
      if (ulp / multiples < error) {
        sharpened = (values[i] - anchor) / multiples;
        error = ulp / multiples;
      }
    }
    step = sharpened;
    return 0;
  }
}
