package org.benchlens.present.figure;

import java.util.Arrays;
import java.util.Optional;

/// Whether a series of samples moves one way while it is measured.
///
/// The trend is that of Mann and Kendall with the correction for ties; of more than [#MOST] samples
/// it takes the medians of as many blocks of neighbours. Samples that depend on each other make a
/// trend look more certain than it is, so a drift also has to be large.
///
/// @param score standard normal score of the trend; positive when values rise
/// @param change median of the last quarter relative to that of the first, minus 1, [1]
public record Drift(double score, double change) {
  /// Smallest change that is flagged, [1].
  public static final double LEAST_CHANGE = 0.03;

  /// Score beyond which a trend is significant: two-sided at 1 %.
  public static final double SIGNIFICANT = 2.5758293035489004;

  /// Fewest samples that are looked at: below the normal approximation is poor.
  static final int FEWEST = 12;

  private static final int MOST = 3000;

  /// Measures a series; empty when it is too short.
  public static Optional<Drift> of(Series series) {
    if (series.size() < FEWEST) {
      return Optional.empty();
    }
    double[] values = series.toArray();
    int quarter = values.length / 4;
    double first = median(Arrays.copyOf(values, quarter));
    double last = median(Arrays.copyOfRange(values, values.length - quarter, values.length));
    return Optional.of(new Drift(score(blocks(values)), last / first - 1));
  }

  /// Whether the trend is unlikely to be chance.
  public boolean significant() {
    return Math.abs(score) > SIGNIFICANT;
  }

  /// Whether it is significant, large enough to matter, and both point one way.
  public boolean flagged() {
    return significant() && Math.abs(change) >= LEAST_CHANGE && change > 0 == score > 0;
  }

  private static double[] blocks(double[] values) {
    int width = (values.length + MOST - 1) / MOST;
    if (width == 1) {
      return values;
    }
    double[] medians = new double[values.length / width];
    for (int i = 0; i < medians.length; i++) {
      medians[i] = median(Arrays.copyOfRange(values, i * width, (i + 1) * width));
    }
    return medians;
  }

  /// Sorts its argument.
  private static double median(double[] values) {
    Arrays.sort(values);
    int n = values.length;
    return (values[(n - 1) / 2] + values[n / 2]) / 2;
  }

  /// `(S -+ 1) / sqrt(var S)`, 0 when all values are equal.
  static double score(double[] values) {
    int n = values.length;
    long rises = 0;
    for (int i = 0; i < n; i++) {
      for (int j = i + 1; j < n; j++) {
        rises += values[j] > values[i] ? 1 : values[j] < values[i] ? -1 : 0;
      }
    }
    double variance = spread(n) - ties(values);
    return variance <= 0 || rises == 0 ? 0 : (rises - Long.signum(rises)) / Math.sqrt(variance);
  }

  private static double ties(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    double sum = 0;
    int i = 0;
    while (i < sorted.length) {
      int from = i;
      while (i < sorted.length && sorted[i] == sorted[from]) {
        i++;
      }
      sum += spread(i - from);
    }
    return sum;
  }

  private static double spread(double n) {
    return n * (n - 1) * (2 * n + 5) / 18;
  }
}
