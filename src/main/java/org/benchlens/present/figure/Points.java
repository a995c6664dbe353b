package org.benchlens.present.figure;

import java.util.Arrays;

/// Points in data coordinates (base units).
public final class Points {
  private final double[] xs;
  private final double[] ys;

  private Points(double[] xs, double[] ys) {
    this.xs = xs;
    this.ys = ys;
  }

  /// Takes over two arrays of one length that nobody else changes.
  public static Points of(double[] xs, double[] ys) {
    if (xs.length != ys.length) {
      throw new IllegalArgumentException(xs.length + " x but " + ys.length + " y");
    }
    return new Points(xs, ys);
  }

  /// The outline of columns: up and down at each edge, from and to zero.
  ///
  /// @param edges one more than heights, ascending
  /// @param heights height of each column
  public static Points columns(double[] edges, double[] heights) {
    int n = heights.length;
    double[] xs = new double[2 * n + 2];
    double[] ys = new double[2 * n + 2];
    xs[0] = edges[0];
    for (int i = 0; i < n; i++) {
      xs[2 * i + 1] = edges[i];
      xs[2 * i + 2] = edges[i + 1];
      ys[2 * i + 1] = heights[i];
      ys[2 * i + 2] = heights[i];
    }
    xs[2 * n + 1] = edges[n];
    return new Points(xs, ys);
  }

  /// Number of points.
  public int size() {
    return xs.length;
  }

  /// All x, not to be changed.
  double[] xs() {
    return xs;
  }

  /// All y, not to be changed.
  double[] ys() {
    return ys;
  }

  /// The x of point i.
  public double x(int i) {
    return xs[i];
  }

  /// The y of point i.
  public double y(int i) {
    return ys[i];
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Points that && Arrays.equals(xs, that.xs) && Arrays.equals(ys, that.ys);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(xs) + Arrays.hashCode(ys);
  }

  @Override
  public String toString() {
    return "Points[" + xs.length + "]";
  }
}
