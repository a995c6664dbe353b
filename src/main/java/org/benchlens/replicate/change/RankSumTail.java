package org.benchlens.replicate.change;

/// The exact distribution of the rank-sum statistic U without ties, for small sides.
final class RankSumTail {
  /// Beyond this many pairs of scores it is not worth its time.
  static final long MOST_PAIRS = 1000;

  private final double[] atMost;

  private RankSumTail(double[] atMost) {
    this.atMost = atMost;
  }

  /// The distribution for sides of the given sizes, each >= 1, with at most 1000 pairs.
  ///
  /// With probability n/(n+m) the largest of all values is of the first side and beats all m of the
  /// other; all terms are positive, so nothing cancels.
  static RankSumTail of(int first, int second) {
    if ((long) first * second > MOST_PAIRS) {
      throw new IllegalArgumentException("pairs must be <= " + MOST_PAIRS);
    }
    double[][] shares = new double[second + 1][];
    for (int i = 0; i <= first; i++) {
      for (int j = 0; j <= second; j++) {
        shares[j] = i == 0 || j == 0 ? new double[] {1} : mixed(i, j, shares[j], shares[j - 1]);
      }
    }
    double[] share = shares[second];
    for (int u = 1; u < share.length; u++) {
      share[u] += share[u - 1];
    }
    return new RankSumTail(share);
  }

  private static double[] mixed(int i, int j, double[] fewerFirst, double[] fewerSecond) {
    double[] share = new double[i * j + 1];
    for (int u = 0; u < share.length; u++) {
      double won = u >= j && u - j < fewerFirst.length ? fewerFirst[u - j] : 0;
      double lost = u < fewerSecond.length ? fewerSecond[u] : 0;
      share[u] = (i * won + j * lost) / (i + j);
    }
    return share;
  }

  /// P(U <= u); 0 below 0.
  double atMost(long u) {
    return u < 0 ? 0 : atMost[(int) Math.min(u, atMost.length - 1)];
  }
}
