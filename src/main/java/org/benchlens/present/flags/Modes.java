package org.benchlens.present.flags;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.Side;

/// Finds heaps of values: peaks of a density with a deep valley between them.
///
/// The density is a sum of Gaussian kernels with the width of Silverman's rule, `0.9 * min(sd, IQR
/// /
/// 1.34) * n^(-1/5)`, worked out on a grid. Two peaks are heaps of their own when the valley
/// between
/// them is at most half as high as the lower one and each holds a twentieth of the samples.
final class Modes {
  private static final int FEWEST = 20;
  private static final int GRID = 512;
  private static final double DEEP = 0.5;
  private static final double LEAST_SHARE = 0.05;

  /// Narrowest kernel, in steps of the grid.
  private static final double NARROWEST = 4;

  private final DistinctValues values;
  private final double from;
  private final double step;
  private final double[] density;

  private Modes(DistinctValues values) {
    this.values = values;
    Core core = Core.of(values);
    this.from = core.from;
    this.step = (core.to - core.from) / (GRID - 1);
    this.density = smoothed(Math.max(NARROWEST, core.width / step));
  }

  /// The heaps of a side; empty when there is only one, or too few samples.
  static Optional<Flag> of(Side side, DistinctValues values) {
    if (values.total() < FEWEST || values.size() < 2) {
      return Optional.empty();
    }
    return new Modes(values).find(side);
  }

  /// The part of the values in which heaps are looked for, and the width of the kernel. A few far
  /// values must not make the grid coarse.
  private record Core(double from, double to, double width) {
    static Core of(DistinctValues values) {
      long n = values.total();
      double low = values.atRank(n / 100);
      double high = values.atRank(n - 1 - n / 100);
      double iqr = values.atRank(3 * (n - 1) / 4) - values.atRank((n - 1) / 4);
      double mean = 0;
      double square = 0;
      long seen = 0;
      for (int i = 0; i < values.size(); i++) {
        double value = values.value(i);
        if (value >= low && value <= high) {
          long count = values.count(i);
          seen += count;
          double off = value - mean;
          mean += off * count / seen;
          square += count * off * (value - mean);
        }
      }
      double deviation = Math.sqrt(square / Math.max(1, seen - 1));
      double spread = iqr > 0 ? Math.min(deviation, iqr / 1.34) : deviation;
      double width = 0.9 * spread * Math.pow((double) n, -0.2);
      double room = Math.max(3 * width, (high - low) * 0.05 + high * 1e-6);
      return new Core(low - room, high + room, width);
    }
  }

  private double[] smoothed(double width) {
    double[] heights = new double[GRID];
    for (int i = 0; i < values.size(); i++) {
      long cell = Math.round((values.value(i) - from) / step);
      if (cell >= 0 && cell < GRID) {
        heights[(int) cell] += values.count(i);
      }
    }
    int reach = (int) Math.ceil(3 * width);
    double[] smooth = new double[GRID];
    for (int i = 0; i < GRID; i++) {
      if (heights[i] > 0) {
        for (int j = Math.max(0, i - reach); j <= Math.min(GRID - 1, i + reach); j++) {
          double off = (i - j) / width;
          smooth[j] += heights[i] * Math.exp(-off * off / 2);
        }
      }
    }
    return smooth;
  }

  private Optional<Flag> find(Side side) {
    List<Integer> peaks = new ArrayList<>();
    List<Integer> valleys = new ArrayList<>();
    for (int peak : maxima()) {
      if (peaks.isEmpty()) {
        peaks.add(peak);
        continue;
      }
      int valley = lowest(peaks.getLast(), peak);
      double lower = Math.min(density[peaks.getLast()], density[peak]);
      if (density[valley] <= DEEP * lower && heavy(valleys, valley)) {
        peaks.add(peak);
        valleys.add(valley);
      } else if (density[peak] > density[peaks.getLast()]) {
        peaks.set(peaks.size() - 1, peak);
      }
    }
    // What lies above the last valley is a heap only when it is heavy enough.
    while (!valleys.isEmpty() && above(valleys.getLast()) < LEAST_SHARE * values.total()) {
      valleys.removeLast();
      peaks.removeLast();
    }
    return valleys.isEmpty() ? Optional.empty() : Optional.of(flag(side, peaks, valleys));
  }

  /// Whether enough samples lie between the last valley and another.
  private boolean heavy(List<Integer> valleys, int valley) {
    double lower = valleys.isEmpty() ? 0 : place(valleys.getLast());
    return count(lower, place(valley)) >= LEAST_SHARE * values.total();
  }

  private long above(int valley) {
    return count(place(valley), Double.POSITIVE_INFINITY);
  }

  private Flag flag(Side side, List<Integer> peaks, List<Integer> valleys) {
    List<Double> splits = valleys.stream().map(this::place).toList();
    List<Long> counts = new ArrayList<>();
    double lower = 0;
    for (double split : splits) {
      counts.add(count(lower, split));
      lower = split;
    }
    counts.add(count(lower, Double.POSITIVE_INFINITY));
    return new Flag.Modes(side, peaks.stream().map(this::place).toList(), splits, counts);
  }

  private List<Integer> maxima() {
    List<Integer> maxima = new ArrayList<>();
    for (int i = 1; i < GRID - 1; i++) {
      if (density[i] > density[i - 1] && density[i] >= density[i + 1]) {
        maxima.add(i);
      }
    }
    return maxima;
  }

  /// The lowest place between two peaks; the middle of several.
  private int lowest(int from, int to) {
    int first = from;
    int last = from;
    for (int i = from; i <= to; i++) {
      if (density[i] < density[first]) {
        first = i;
        last = i;
      } else if (density[i] == density[first]) {
        last = i;
      }
    }
    return (first + last) / 2;
  }

  private double place(int cell) {
    return from + cell * step;
  }

  /// Number of samples above `lower` up to `upper`.
  private long count(double lower, double upper) {
    long count = 0;
    for (int i = 0; i < values.size(); i++) {
      double value = values.value(i);
      count += value > lower && value <= upper ? values.count(i) : 0;
    }
    return count;
  }
}
