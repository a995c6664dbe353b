package org.benchlens.compare.oracle;

import java.util.Arrays;
import org.benchlens.compare.Rules;
import org.benchlens.model.SampleArray;
import org.benchlens.model.Statistic;
import org.jspecify.annotations.Nullable;

/// Section 2: center, interval and noise of both sides, all of one family.
record OracleTimings(OracleTiming reference, OracleTiming compare) {

  /// "Both sides use the same family: both robust inputs if both exist; else both mean inputs if
  /// both exist; else no intervals, and centers and dispersions are: both robust estimates (median
  /// and dispersion) if both sides have median and one of the iqr values; else both mean estimates
  /// likewise; else mean and stdev/mean."
  static OracleTimings of(OracleSide reference, OracleSide compare) {
    OracleTiming left = robustInput(reference);
    OracleTiming right = robustInput(compare);
    if (left != null && right != null) {
      return new OracleTimings(left, right);
    }
    left = meanInput(reference);
    right = meanInput(compare);
    if (left != null && right != null) {
      return new OracleTimings(left, right);
    }
    if (hasRobustEstimate(reference) && hasRobustEstimate(compare)) {
      return new OracleTimings(robustEstimate(reference), robustEstimate(compare));
    }
    if (hasMeanEstimate(reference) && hasMeanEstimate(compare)) {
      return new OracleTimings(meanEstimate(reference), meanEstimate(compare));
    }
    return new OracleTimings(lastEstimate(reference), lastEstimate(compare));
  }

  /// "min <= q1 <= median <= q3, all positive and finite, gives (min, median, q3) ... The input
  /// exists when the quartiles hold and an iqr value (relative or absolute) is present".
  private static @Nullable OracleTiming robustInput(OracleSide side) {
    Double min = side.number(Statistic.MIN);
    Double q1 = side.number(Statistic.Q1);
    Double median = side.number(Statistic.MEDIAN);
    Double q3 = side.number(Statistic.Q3);
    boolean spread =
        side.number(Statistic.RELATIVE_IQR) != null || side.number(Statistic.IQR) != null;
    if (spread
        && good(min)
        && good(q1)
        && good(median)
        && good(q3)
        && min <= q1
        && q1 <= median
        && median <= q3) {
      return new OracleTiming(
          median, new OracleInterval(min, median, q3), robustEstimate(side).noise());
    }
    return side.rules() == Rules.ROBUST ? fromTimeSamples(side) : null;
  }

  /// "Under the robust rules only, a side without it rebuilds it from its time samples ... interval
  /// (s[0], s[rank 50], s[rank 75]), dispersion (s[rank 75] - s[rank 25]) / s[rank 50]."
  private static @Nullable OracleTiming fromTimeSamples(OracleSide side) {
    double[] times = side.usable(SampleArray.TIMES);
    if (times == null) {
      return null;
    }
    OracleInterval interval = ofSamples(times);
    double[] sorted = times.clone();
    Arrays.sort(sorted);
    double dispersion =
        (sorted[rank(75, sorted.length)] - sorted[rank(25, sorted.length)])
            / sorted[rank(50, sorted.length)];
    return interval == null ? null : new OracleTiming(interval.center(), interval, dispersion);
  }

  /// "sorted s[0..n-1] ... interval (s[0], s[rank 50], s[rank 75])".
  static @Nullable OracleInterval ofSamples(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return OracleInterval.valid(
        sorted[0], sorted[rank(50, sorted.length)], sorted[rank(75, sorted.length)]);
  }

  /// "rank(p) = (p*(n-1)+50) div 100 in integers".
  private static int rank(int percent, int n) {
    return (int) ((percent * (n - 1L) + 50) / 100);
  }

  /// "mean positive and finite, stdev finite and >= 0: lower = max(mean - stdev, 0.001*mean), upper
  /// = mean + stdev; if min is positive and finite lower = max(lower, min); if max is, upper =
  /// min(upper, max); center mean". A side whose interval is then not valid has no mean input: the
  /// corpus says so (random-summaries, rows 17 and 288), the contract leaves it open.
  private static @Nullable OracleTiming meanInput(OracleSide side) {
    Double mean = side.number(Statistic.MEAN);
    Double stdev = stdev(side);
    if (!good(mean) || stdev == null || !Double.isFinite(stdev) || stdev < 0) {
      return null;
    }
    double lower = Math.max(mean - stdev, 0.001 * mean);
    double upper = mean + stdev;
    Double min = side.number(Statistic.MIN);
    Double max = side.number(Statistic.MAX);
    if (good(min)) {
      lower = Math.max(lower, min);
    }
    if (good(max)) {
      upper = Math.min(upper, max);
    }
    OracleInterval interval = OracleInterval.valid(lower, mean, upper);
    return interval == null ? null : new OracleTiming(mean, interval, meanEstimate(side).noise());
  }

  /// "If stdev/absolute is missing and stdev/relative is finite and >= 0 and mean positive and
  /// finite, stdev = relative * mean."
  private static @Nullable Double stdev(OracleSide side) {
    Double absolute = side.number(Statistic.STDEV);
    if (absolute != null) {
      return absolute;
    }
    Double relative = side.number(Statistic.RELATIVE_STDEV);
    Double mean = side.number(Statistic.MEAN);
    boolean known = relative != null && Double.isFinite(relative) && relative >= 0 && good(mean);
    return known ? (Double) (relative * mean) : null;
  }

  private static boolean hasRobustEstimate(OracleSide side) {
    return side.number(Statistic.MEDIAN) != null
        && (side.number(Statistic.RELATIVE_IQR) != null || side.number(Statistic.IQR) != null);
  }

  /// "dispersion = iqr/relative if present, else iqr/absolute / median".
  private static OracleTiming robustEstimate(OracleSide side) {
    Double median = side.number(Statistic.MEDIAN);
    Double relative = side.number(Statistic.RELATIVE_IQR);
    return new OracleTiming(
        median, null, relative != null ? relative : ratio(side.number(Statistic.IQR), median));
  }

  private static boolean hasMeanEstimate(OracleSide side) {
    return side.number(Statistic.MEAN) != null
        && (side.number(Statistic.RELATIVE_STDEV) != null || stdev(side) != null);
  }

  /// "dispersion = stdev/relative if present, else stdev/mean".
  private static OracleTiming meanEstimate(OracleSide side) {
    Double mean = side.number(Statistic.MEAN);
    Double relative = side.number(Statistic.RELATIVE_STDEV);
    return new OracleTiming(mean, null, relative != null ? relative : ratio(stdev(side), mean));
  }

  /// "else mean and stdev/mean".
  private static OracleTiming lastEstimate(OracleSide side) {
    Double mean = side.number(Statistic.MEAN);
    return new OracleTiming(mean, null, ratio(stdev(side), mean));
  }

  /// "absolute / center is missing when center is missing, <= 0 or not finite, or the dispersion is
  /// negative or NaN."
  private static @Nullable Double ratio(@Nullable Double absolute, @Nullable Double center) {
    if (absolute == null || !good(center) || absolute < 0 || absolute.isNaN()) {
      return null;
    }
    return absolute / center;
  }

  private static boolean good(@Nullable Double x) {
    return x != null && OracleInterval.positiveFinite(x);
  }
}
