package org.benchlens.bench;

import java.util.List;

/// How cost grows: the slope of a straight line through points on log-log paper, by least squares.
/// 1 is linear growth, 2 quadratic.
final class Slope {
  private Slope() {}

  /// The slope.
  ///
  /// @param points pairs of size and cost, each above 0, at least two sizes
  static double of(List<double[]> points) {
    double x = points.stream().mapToDouble(point -> Math.log(point[0])).average().orElseThrow();
    double y = points.stream().mapToDouble(point -> Math.log(point[1])).average().orElseThrow();
    double products = 0;
    double squares = 0;
    for (double[] point : points) {
      double dx = Math.log(point[0]) - x;
      products += dx * (Math.log(point[1]) - y);
      squares += dx * dx;
    }
    return products / squares;
  }
}
