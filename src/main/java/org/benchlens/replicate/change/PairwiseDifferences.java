package org.benchlens.replicate.change;

import org.benchlens.replicate.NearestRank;

/// All differences candidate - baseline of two sets of numbers, by rank.
final class PairwiseDifferences {
  private final double[] candidate;
  private final double[] baseline;

  PairwiseDifferences(double[] candidate, double[] baseline) {
    this.candidate = NearestRank.sorted(candidate);
    this.baseline = NearestRank.sorted(baseline);
  }

  long count() {
    return (long) candidate.length * baseline.length;
  }

  /// The k-th smallest, k from 1 to [#count].
  double at(long rank) {
    return RankSelection.kth(
        rank,
        candidate[0] - baseline[baseline.length - 1],
        candidate[candidate.length - 1] - baseline[0],
        this::atMost);
  }

  private long atMost(double limit) {
    long count = 0;
    int first = 0;
    for (double one : candidate) {
      while (first < baseline.length && one - baseline[first] > limit) {
        first++;
      }
      count += baseline.length - first;
    }
    return count;
  }

  /// Pairs that the candidate wins (is larger), with half of the ties.
  double wins() {
    double wins = 0;
    int below = 0;
    int notAbove = 0;
    for (double one : candidate) {
      while (below < baseline.length && baseline[below] < one) {
        below++;
      }
      while (notAbove < baseline.length && baseline[notAbove] <= one) {
        notAbove++;
      }
      wins += (below + (double) notAbove) / 2;
    }
    return wins;
  }

  /// Variance of [#wins] when both sets are of one kind, corrected for ties:
  /// (n m / 12) (t + 1 - sum(c^3 - c) / (t (t - 1))), t = n + m.
  double variance() {
    double[] pooled = new double[candidate.length + baseline.length];
    System.arraycopy(candidate, 0, pooled, 0, candidate.length);
    System.arraycopy(baseline, 0, pooled, candidate.length, baseline.length);
    double[] sorted = NearestRank.sorted(pooled);
    double total = sorted.length;
    double ties = 0;
    int start = 0;
    while (start < sorted.length) {
      int end = start;
      while (end < sorted.length && sorted[end] == sorted[start]) {
        end++;
      }
      double tied = end - start;
      ties += tied * tied * tied - tied;
      start = end;
    }
    return count() / 12.0 * (total + 1 - ties / (total * (total - 1)));
  }
}
