package org.benchlens.compare.coverage;

import org.benchlens.model.Side;

/// For each distinct value of either side the distance to the nearest distinct value of the other
/// side: the smallest `|ln a - ln b|`, [1], >= 0; infinite when the other side has no value.
/// Source: contract, section 5.
public final class NeighbourDistances {
  private final double[] reference;
  private final double[] compare;

  private NeighbourDistances(double[] reference, double[] compare) {
    this.reference = reference;
    this.compare = compare;
  }

  /// Measures both directions.
  public static NeighbourDistances between(DistinctValues reference, DistinctValues compare) {
    double[] a = reference.logarithms();
    double[] b = compare.logarithms();
    double[] fromA = new double[a.length];
    double[] fromB = new double[b.length];
    int i = 0;
    int j = 0;
    double lastA = Double.NEGATIVE_INFINITY;
    double lastB = Double.NEGATIVE_INFINITY;
    // One merge pass: the neighbours of a value are the last one passed and the next one of the
    // other side. Rounding keeps the order of differences, so nothing farther can be nearer.
    while (i < a.length && j < b.length) {
      if (a[i] <= b[j]) {
        fromA[i] = Math.min(a[i] - lastB, b[j] - a[i]);
        lastA = a[i++];
      } else {
        fromB[j] = Math.min(b[j] - lastA, a[i] - b[j]);
        lastB = b[j++];
      }
    }
    for (; i < a.length; i++) {
      fromA[i] = a[i] - lastB;
    }
    for (; j < b.length; j++) {
      fromB[j] = b[j] - lastA;
    }
    return new NeighbourDistances(fromA, fromB);
  }

  /// The distance of the distinct value at position i of a side.
  public double of(Side side, int i) {
    return side(side)[i];
  }

  /// Number of distinct values of a side.
  public int size(Side side) {
    return side(side).length;
  }

  /// The distances of a side, shared.
  double[] side(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }
}
