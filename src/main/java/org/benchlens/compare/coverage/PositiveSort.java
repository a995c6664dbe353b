package org.benchlens.compare.coverage;

import java.util.Arrays;

/// Sorts arrays that are meant to hold positive numbers, in ascending order.
final class PositiveSort {
  private PositiveSort() {}

  static void sort(double[] values) {
    Arrays.sort(values);
  }

  static void sort(float[] values) {
    Arrays.sort(values);
  }
}
