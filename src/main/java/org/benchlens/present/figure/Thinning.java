package org.benchlens.present.figure;

import java.util.Arrays;
import java.util.BitSet;

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
  ///
  /// @param xy points in px
  static double[] dots(double[] xy, Box plot) {
    int columns = (int) Math.ceil(plot.width() * 2) + 1;
    BitSet taken = new BitSet();
    double[] kept = new double[xy.length];
    int size = 0;
    for (int i = 0; i < xy.length; i += 2) {
      if (!plot.contains(xy[i], xy[i + 1])) {
        continue;
      }
      int column = (int) ((xy[i] - plot.x()) * 2);
      int row = (int) ((xy[i + 1] - plot.y()) * 2);
      int cell = row * columns + column;
      if (!taken.get(cell)) {
        taken.set(cell);
        kept[size++] = xy[i];
        kept[size++] = xy[i + 1];
      }
    }
    return Arrays.copyOf(kept, size);
  }
}
