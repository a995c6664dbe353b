package org.benchlens.present.figure;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;

/// Leaves out what could not be seen: at most four points of a line for each column of pixels, one
/// dot for each half pixel.
final class Thinning {
  private Thinning() {}

  /// Keeps the first, lowest, highest and last point of each column of pixels, in their order.
  ///
  /// @param xy points in px, x ascending
  static double[] line(double[] xy) {
    int n = xy.length / 2;
    if (n < 3) {
      return xy;
    }
    double[] kept = new double[xy.length];
    int size = 0;
    int from = 0;
    while (from < n) {
      double column = Math.floor(xy[2 * from]);
      int to = from;
      int low = from;
      int high = from;
      while (to + 1 < n && Math.floor(xy[2 * to + 2]) == column) {
        to++;
        low = xy[2 * to + 1] < xy[2 * low + 1] ? to : low;
        high = xy[2 * to + 1] > xy[2 * high + 1] ? to : high;
      }
      int last = -1;
      for (int i : new int[] {from, Math.min(low, high), Math.max(low, high), to}) {
        if (i != last) {
          kept[size++] = xy[2 * i];
          kept[size++] = xy[2 * i + 1];
          last = i;
        }
      }
      from = to + 1;
    }
    return size == xy.length ? xy : Arrays.copyOf(kept, size);
  }

  /// Keeps one dot for each half pixel of the plot and drops what lies outside.
  static double[] dots(Pixels points, Box plot) {
    return dots(points, plot, points.size()).orElseThrow();
  }

  /// The same where only few dots are of use.
  ///
  /// @param most most dots that are of use
  /// @return x and y of each, [px]; empty when there are more
  static Optional<double[]> dots(Pixels points, Box plot, int most) {
    int columns = (int) Math.ceil(plot.width() * 2) + 1;
    BitSet taken = new BitSet();
    double[] kept = new double[2 * Math.min(points.size(), most + 1)];
    int size = 0;
    for (int i = 0; i < points.size() && size <= 2 * most; i++) {
      double x = points.x(i);
      double y = points.y(i);
      if (!plot.contains(x, y)) {
        continue;
      }
      int column = (int) ((x - plot.x()) * 2);
      int row = (int) ((y - plot.y()) * 2);
      int cell = row * columns + column;
      if (!taken.get(cell)) {
        taken.set(cell);
        kept[size++] = x;
        kept[size++] = y;
      }
    }
    return size > 2 * most ? Optional.empty() : Optional.of(Arrays.copyOf(kept, size));
  }
}
