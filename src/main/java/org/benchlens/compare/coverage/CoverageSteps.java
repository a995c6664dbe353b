package org.benchlens.compare.coverage;

import java.util.Arrays;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/// A coverage of one side as a function of the tolerance: a step at each distinct distance.
/// Source: contract, section 5.
public final class CoverageSteps {
  private final double[] distances;
  private final double[] shares;

  private CoverageSteps(double[] distances, double[] shares) {
    this.distances = distances;
    this.shares = shares;
  }

  /// Both coverages of a side.
  ///
  /// @param sample share of samples
  /// @param support share of effective distinct values
  public record Both(CoverageSteps sample, CoverageSteps support) {}

  /// Adds up weights by distance.
  ///
  /// @param distances of each distinct value, in any order
  /// @param counts samples of each; null when all are 1
  /// @param minimum values with a smaller count are no support
  static Both of(double[] distances, int @Nullable [] counts, long minimum) {
    double[] sorted = distances.clone();
    Arrays.sort(sorted);
    long[] samples = new long[sorted.length];
    long[] values = new long[sorted.length];
    if (counts == null) {
      Arrays.fill(samples, 1);
      CoverageSteps same = summed(sorted, samples);
      return new Both(same, same);
    }
    for (int i = 0; i < distances.length; i++) {
      // Any of equal ones will do: they are added up.
      int place = Arrays.binarySearch(sorted, distances[i]);
      samples[place] += counts[i];
      values[place] += counts[i] >= minimum ? 1 : 0;
    }
    return new Both(summed(sorted, samples), summed(sorted, values));
  }

  private static CoverageSteps summed(double[] sorted, long[] weights) {
    long total = 0;
    for (long weight : weights) {
      total += weight;
    }
    double[] steps = new double[sorted.length];
    double[] shares = new double[sorted.length];
    int size = 0;
    long covered = 0;
    int i = 0;
    while (i < sorted.length) {
      double distance = sorted[i];
      long here = 0;
      for (; i < sorted.length && sorted[i] == distance; i++) {
        here += weights[i];
      }
      if (here > 0) {
        covered += here;
        steps[size] = distance;
        shares[size++] = (double) covered / total;
      }
    }
    return new CoverageSteps(Arrays.copyOf(steps, size), Arrays.copyOf(shares, size));
  }

  /// Number of steps.
  public int size() {
    return distances.length;
  }

  /// The distance of step i, `|ln a - ln b|`, ascending.
  public double distance(int i) {
    return distances[i];
  }

  /// The coverage from step i on, 0 to 1.
  public double share(int i) {
    return shares[i];
  }

  /// The coverage at a distance, 0 to 1.
  public double at(double distance) {
    int low = 0;
    int high = distances.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (distances[middle] <= distance) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low == 0 ? 0 : shares[low - 1];
  }

  /// The smallest `same.center_relative` with which the coverage reaches a limit; 0 when it always
  /// does, empty when it never does.
  public OptionalDouble passesFrom(double limit) {
    if (limit <= 0) {
      return OptionalDouble.of(0);
    }
    for (int i = 0; i < shares.length; i++) {
      if (shares[i] >= limit) {
        return distances[i] < Double.POSITIVE_INFINITY
            ? OptionalDouble.of(relative(distances[i]))
            : OptionalDouble.empty();
      }
    }
    return OptionalDouble.empty();
  }

  /// The smallest tolerance r with `ln(1 + r) >= distance`; rounding is undone.
  public static double relative(double distance) {
    double relative = StrictMath.expm1(distance);
    while (StrictMath.log1p(relative) < distance) {
      relative = Math.nextUp(relative);
    }
    while (relative > 0 && StrictMath.log1p(Math.nextDown(relative)) >= distance) {
      relative = Math.nextDown(relative);
    }
    return relative;
  }
}
