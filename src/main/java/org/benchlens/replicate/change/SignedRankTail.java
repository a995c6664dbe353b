package org.benchlens.replicate.change;

/// The exact distribution of the signed-rank statistic W without ties: sums of the subsets of
/// 1..n, each with probability 2^-n.
///
/// Kept as probabilities that are halved once a step, so that nothing overflows: halving is exact.
final class SignedRankTail {
  private final double[] atMost;

  private SignedRankTail(double[] atMost) {
    this.atMost = atMost;
  }

  /// The distribution for n differences.
  static SignedRankTail of(int pairs) {
    int[] ranks = new int[pairs];
    for (int i = 0; i < pairs; i++) {
      ranks[i] = i + 1;
    }
    return of(ranks);
  }

  /// The distribution of the sum of a random half of given ranks, which may be tied (and doubled,
  /// to be whole).
  static SignedRankTail of(int... ranks) {
    int total = 0;
    for (int rank : ranks) {
      total += rank;
    }
    double[] share = new double[total + 1];
    share[0] = 1;
    int reached = 0;
    for (int rank : ranks) {
      reached += rank;
      for (int sum = reached; sum >= 0; sum--) {
        double with = sum >= rank ? share[sum - rank] : 0;
        share[sum] = (share[sum] + with) / 2;
      }
    }
    for (int sum = 1; sum <= total; sum++) {
      share[sum] += share[sum - 1];
    }
    return new SignedRankTail(share);
  }

  /// P(W <= w); 0 below 0.
  double atMost(long w) {
    return w < 0 ? 0 : atMost[(int) Math.min(w, atMost.length - 1)];
  }
}
