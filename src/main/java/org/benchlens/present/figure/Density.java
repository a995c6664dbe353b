package org.benchlens.present.figure;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.coverage.DistinctValues;

/// The kernel density of one side, with a Gaussian kernel; on a log scale of the logarithms, so
/// that the line fits the axis.
///
/// Values are first shared out to cells a sixteenth of the [Bandwidth] wide, by the distance to
/// their two ends (linear binning; Wand, Fast Computation of Multivariate Kernel Estimators, 1994);
/// only cells that hold something are kept, so a far outlier costs nothing. The kernel ends at five
/// bandwidths, where it is 4e-6 of its height.
final class Density {
  private static final int CELLS = 16;
  private static final int REACH = 5 * CELLS;

  /// Cells from one point of the line to the next, unless there would be too many.
  private static final int STEP = CELLS / 8;

  private static final int MOST_POINTS = 1 << 15;

  private final ScaleKind kind;
  private final Bandwidth bandwidth;
  private final double start;
  private final double cell;
  private final long[] cells;
  private final double[] shares;

  private Density(
      ScaleKind kind, Bandwidth bandwidth, double start, long[] cells, double[] shares) {
    this.kind = kind;
    this.bandwidth = bandwidth;
    this.start = start;
    this.cell = bandwidth.width() / CELLS;
    this.cells = cells;
    this.shares = shares;
  }

  /// The density of values; empty with fewer than two distinct ones, which have no width.
  ///
  /// @param tick clock tick, unit of the values
  static Optional<Density> of(DistinctValues values, OptionalDouble tick, ScaleKind kind) {
    if (values.size() < 2) {
      return Optional.empty();
    }
    Bandwidth bandwidth = Bandwidth.of(values, tick, kind);
    double start = Bandwidth.place(kind, values.value(0));
    double cell = bandwidth.width() / CELLS;
    long[] cells = new long[2 * values.size()];
    double[] shares = new double[cells.length];
    int used = 0;
    for (int i = 0; i < values.size(); i++) {
      double at = (Bandwidth.place(kind, values.value(i)) - start) / cell;
      long below = (long) Math.floor(at);
      double share = (double) values.count(i) / values.total();
      used = add(cells, shares, used, below, share * (1 - (at - below)));
      used = add(cells, shares, used, below + 1, share * (at - below));
    }
    return Optional.of(
        new Density(
            kind, bandwidth, start, Arrays.copyOf(cells, used), Arrays.copyOf(shares, used)));
  }

  /// Adds to one of the last two cells, or to a new one.
  private static int add(long[] cells, double[] shares, int used, long cell, double share) {
    for (int i = used - 1; i >= Math.max(0, used - 2); i--) {
      if (cells[i] == cell) {
        shares[i] += share;
        return used;
      }
    }
    cells[used] = cell;
    shares[used] = share;
    return used + 1;
  }

  /// How wide the kernel is.
  Bandwidth bandwidth() {
    return bandwidth;
  }

  /// The density at a value, [1 / unit of the values], also on a log scale.
  ///
  /// @param value > 0
  double at(double value) {
    double density = atPlace((Bandwidth.place(kind, value) - start) / cell);
    return kind == ScaleKind.LOG ? density / value : density;
  }

  /// The density at a place in cells, [1 / unit of the axis].
  private double atPlace(double place) {
    int i = Arrays.binarySearch(cells, (long) Math.ceil(place - REACH));
    double sum = 0;
    for (i = i < 0 ? -i - 1 : i; i < cells.length && cells[i] <= place + REACH; i++) {
      double off = (cells[i] - place) / CELLS;
      sum += shares[i] * StrictMath.exp(-0.5 * off * off);
    }
    return sum / (bandwidth.width() * Math.sqrt(2 * Math.PI));
  }

  /// The line, as the share of samples within a width.
  ///
  /// @param width width in the unit of the axis, > 0; on a log scale of its natural logarithm
  Points line(double width) {
    int step = STEP;
    while (count(step) > MOST_POINTS) {
      step *= 2;
    }
    int size = (int) count(step);
    double[] xs = new double[size];
    double[] ys = new double[size];
    int used = 0;
    long next = Long.MIN_VALUE;
    for (long full : cells) {
      long last = Math.floorDiv(full + REACH, step);
      for (long at = Math.max(next, first(full, step)); at <= last; at++) {
        double place = start + at * step * cell;
        xs[used] = kind == ScaleKind.LOG ? StrictMath.exp(place) : place;
        ys[used++] = width * atPlace((double) at * step);
      }
      next = last + 1;
    }
    return Points.of(xs, ys);
  }

  /// Points of a line with a point at each so many cells, wherever the density is above zero.
  private long count(int step) {
    long count = 0;
    long next = Long.MIN_VALUE;
    for (long full : cells) {
      long last = Math.floorDiv(full + REACH, step);
      count += Math.max(0, last + 1 - Math.max(next, first(full, step)));
      next = last + 1;
    }
    return count;
  }

  private static long first(long full, int step) {
    return Math.ceilDiv(full - REACH, step);
  }
}
