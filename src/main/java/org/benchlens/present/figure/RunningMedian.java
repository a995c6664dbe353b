package org.benchlens.present.figure;

import java.util.Arrays;

/// The median of a window that slides over a series.
final class RunningMedian {
  private final double[] window;
  private int size;

  private RunningMedian(int width) {
    this.window = new double[width];
  }

  /// The medians of all whole windows, one for each place of their middle; nothing when the series
  /// is shorter than the window.
  ///
  /// @param width odd number of values
  static double[] of(Series series, int width) {
    int n = series.size() - width + 1;
    if (n <= 0) {
      return new double[0];
    }
    RunningMedian sliding = new RunningMedian(width);
    double[] medians = new double[n];
    for (int i = 0; i < series.size(); i++) {
      if (i >= width) {
        sliding.remove(series.at(i - width));
      }
      sliding.add(series.at(i));
      if (i >= width - 1) {
        medians[i - width + 1] = sliding.window[width / 2];
      }
    }
    return medians;
  }

  /// The medians of the windows around some places only: for very long series, whose windows do
  /// not overlap then.
  ///
  /// @param width odd number of values
  /// @param places middles of whole windows
  static double[] at(Series series, int width, int... places) {
    double[] medians = new double[places.length];
    double[] window = new double[width];
    for (int i = 0; i < places.length; i++) {
      for (int j = 0; j < width; j++) {
        window[j] = series.at(places[i] - width / 2 + j);
      }
      Arrays.sort(window);
      medians[i] = window[width / 2];
    }
    return medians;
  }

  private void add(double value) {
    int place = Arrays.binarySearch(window, 0, size, value);
    int at = place < 0 ? -place - 1 : place;
    System.arraycopy(window, at, window, at + 1, size - at);
    window[at] = value;
    size++;
  }

  private void remove(double value) {
    int at = Arrays.binarySearch(window, 0, size, value);
    System.arraycopy(window, at + 1, window, at, size - at - 1);
    size--;
  }
}
