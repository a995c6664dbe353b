package org.benchlens.replicate.change;

import org.benchlens.replicate.NearestRank;

/// All means (d_i + d_j) / 2 with i <= j of differences, by rank.
public final class WalshAverages {
  private final double[] sorted;

  private WalshAverages(double[] sorted) {
    this.sorted = sorted;
  }

  /// The averages of differences, of which there is at least one, all finite.
  public static WalshAverages of(double... differences) {
    if (differences.length == 0) {
      throw new IllegalArgumentException("there must be at least one difference");
    }
    return new WalshAverages(NearestRank.sorted(differences));
  }

  /// Their number, n (n + 1) / 2.
  public long count() {
    return sorted.length * (sorted.length + 1L) / 2;
  }

  /// The k-th smallest.
  ///
  /// @param rank from 1 to [#count]
  public double at(long rank) {
    if (rank < 1 || rank > count()) {
      throw new IllegalArgumentException("rank must be 1 to " + count() + ": " + rank);
    }
    return RankSelection.kth(rank, sorted[0], sorted[sorted.length - 1], this::atMost);
  }

  /// The Hodges-Lehmann estimate: their median; of an even number the mean of the two in the
  /// middle, so that swapping the sides only changes its sign.
  public double median() {
    long low = (count() + 1) / 2;
    return count() % 2 == 1 ? at(low) : (at(low) + at(low + 1)) / 2;
  }

  private long atMost(double limit) {
    long count = 0;
    int last = sorted.length - 1;
    for (int i = 0; i <= last; i++) {
      while (last >= i && (sorted[i] + sorted[last]) / 2 > limit) {
        last--;
      }
      count += last - i + 1;
    }
    return count;
  }
}
