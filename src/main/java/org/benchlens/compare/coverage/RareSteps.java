package org.benchlens.compare.coverage;

import java.util.stream.DoubleStream;

/// How the support coverage of one side depends on the two thresholds of the filter for rare
/// values, at one tolerance. Source: contract, section 5.
///
/// The filter looks at counts only, so there is one stretch of thresholds for each count that
/// occurs, no more than about `sqrt(2 n)` of them for n samples.
final class RareSteps {
  private final long total;
  private final int size;
  private final int covered;

  /// The counts that occur, ascending, and of the values with at least that count: how many there
  /// are, how many samples they hold and how many of them are covered.
  private final long[] counts;

  private final int[] kept;
  private final long[] keptSamples;
  private final int[] keptCovered;

  /// @param sorted for each distinct value twice its count, plus 1 if it is covered; ascending
  /// @param covered number of covered values
  /// @param total number of samples
  RareSteps(long[] sorted, int covered, long total) {
    this.total = total;
    this.size = sorted.length;
    this.covered = covered;
    int different = 0;
    for (int i = 0; i < size; i++) {
      different += i == 0 || sorted[i] >> 1 != sorted[i - 1] >> 1 ? 1 : 0;
    }
    counts = new long[different];
    kept = new int[different];
    keptSamples = new long[different];
    keptCovered = new int[different];
    int at = different;
    for (int i = size - 1; i >= 0; i--) {
      long count = sorted[i] >> 1;
      if (at == different || counts[at] != count) {
        at--;
        counts[at] = count;
        boolean last = at == different - 1;
        kept[at] = last ? 0 : kept[at + 1];
        keptSamples[at] = last ? 0 : keptSamples[at + 1];
        keptCovered[at] = last ? 0 : keptCovered[at + 1];
      }
      kept[at]++;
      keptSamples[at] += count;
      keptCovered[at] += (int) (sorted[i] & 1);
    }
  }

  /// The last value of each stretch of `sample_fraction` at whose end the support coverage changes
  /// sides.
  ///
  /// @param most the other threshold of the filter
  /// @param limit smallest support coverage
  DoubleStream fractions(double most, double limit) {
    if (most <= 0) {
      return DoubleStream.empty();
    }
    DoubleStream.Builder steps = DoubleStream.builder();
    boolean before = (double) covered / size >= limit;
    double last = 0;
    for (int i = 0; i <= counts.length; i++) {
      // A value that occurs once is rare whatever the fraction.
      if (i < counts.length && counts[i] == 1) {
        continue;
      }
      boolean passes = support(i, most) >= limit;
      if (passes != before) {
        steps.add(last);
      }
      before = passes;
      last = i < counts.length ? largestFraction(counts[i]) : 1;
    }
    return steps.build();
  }

  /// The last value of each stretch of `max_removed_sample_fraction`.
  ///
  /// @param fraction the other threshold of the filter
  DoubleStream removed(double fraction) {
    if (fraction <= 0) {
      return DoubleStream.empty();
    }
    long minimum = Math.max(2, (long) Math.ceil(fraction * total));
    int i = 0;
    while (i < counts.length && counts[i] < minimum) {
      i++;
    }
    boolean filters = i > 0 && i < counts.length;
    return filters ? DoubleStream.of(0, Math.nextDown(removedShare(i))) : DoubleStream.empty();
  }

  /// Support coverage when values with at least the count at position i are not rare.
  private double support(int i, double most) {
    if (i == counts.length) {
      return (double) covered / size;
    }
    RareFilter filter = RareSupport.filter(kept[i], size, removedShare(i), most);
    return filter == RareFilter.FILTERED
        ? (double) keptCovered[i] / kept[i]
        : (double) covered / size;
  }

  private double removedShare(int i) {
    return (double) (total - keptSamples[i]) / total;
  }

  /// The largest fraction at which values with so many samples are not rare: `fraction * total`, as
  /// rounded, is at most the count.
  private double largestFraction(long count) {
    double fraction = (double) count / total;
    while (fraction * total > count) {
      fraction = Math.nextDown(fraction);
    }
    while (Math.nextUp(fraction) * total <= count) {
      fraction = Math.nextUp(fraction);
    }
    return fraction;
  }
}
