package org.benchlens.replicate.fork;

/// Probability that an interval between order statistics holds the population median, whatever the
/// distribution: that of the sign test (contract, 3.2).
public final class MedianCoverage {
  private MedianCoverage() {}

  /// Coverage of `[x(k), x(n+1-k)]`, 1 - 2 P(Bin(n, 1/2) <= k - 1).
  ///
  /// @param forks number of values n
  /// @param rank rank k from 1
  /// @return 0 to 1; 0 for n < 2 or k outside 1 to n/2
  public static double of(int forks, int rank) {
    if (forks < 2 || rank < 1 || rank > forks / 2) {
      return 0;
    }
    double tail = 0;
    double[] shares = shares(forks);
    for (int i = 0; i < rank; i++) {
      tail += shares[i];
    }
    return 1 - 2 * tail;
  }

  /// The largest rank whose coverage is at least a target; 0 when there is none.
  ///
  /// @param forks number of values
  /// @param target wanted coverage, 0 to 1
  public static int largestRank(int forks, double target) {
    double[] shares = shares(forks);
    double tail = 0;
    int rank = 0;
    while (rank < forks / 2) {
      tail += shares[rank];
      if (1 - 2 * tail < target) {
        break;
      }
      rank++;
    }
    return rank;
  }

  /// P(Bin(n, 1/2) = i) for i from 0 to n/2. Each is computed from its neighbour nearer to the
  /// middle and the whole is scaled at the end, so that nothing overflows; up to 50 forks the
  /// first form gives exact numbers.
  private static double[] shares(int forks) {
    int middle = Math.max(0, forks / 2);
    double[] shares = new double[middle + 1];
    if (forks <= 50) {
      shares[0] = Math.scalb(1.0, -forks);
      for (int i = 1; i <= middle; i++) {
        shares[i] = shares[i - 1] * (forks - i + 1) / i;
      }
      return shares;
    }
    shares[middle] = 1;
    double below = 0;
    for (int i = middle; i > 0; i--) {
      shares[i - 1] = shares[i] * i / (forks - i + 1);
      below += shares[i - 1];
    }
    double all = 2 * below + (forks % 2 == 0 ? 1 : 2);
    for (int i = 0; i <= middle; i++) {
      shares[i] /= all;
    }
    return shares;
  }
}
