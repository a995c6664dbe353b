package org.benchlens.replicate.change;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Against the definitions, by counting everything.
final class BruteForceTest {
  private static final long SEED = 41;

  @Test
  void signedRankPCountsAllSigns() {
    Random random = new Random(SEED);
    for (int round = 0; round < 300; round++) {
      int n = 4 + random.nextInt(8);
      double[] differences = new double[n];
      for (int i = 0; i < n; i++) {
        differences[i] = random.nextInt(9) - 4;
      }
      assertEquals(
          countedSigns(differences),
          SignedRank.of(differences, PairedConvention.EXACT).pValue(),
          1e-12,
          "seed " + SEED + ", round " + round + ": " + Arrays.toString(differences));
    }
  }

  private static double countedSigns(double[] all) {
    double[] d = Arrays.stream(all).filter(x -> x != 0).toArray();
    if (d.length < 4) {
      return 1;
    }
    double[] rank = new double[d.length];
    for (int i = 0; i < d.length; i++) {
      for (double other : d) {
        if (Math.abs(other) < Math.abs(d[i])) {
          rank[i] += 1;
        } else if (Math.abs(other) == Math.abs(d[i])) {
          rank[i] += 0.5;
        }
      }
      rank[i] += 0.5;
    }
    double plus = 0;
    double minus = 0;
    for (int i = 0; i < d.length; i++) {
      plus += d[i] > 0 ? rank[i] : 0;
      minus += d[i] < 0 ? rank[i] : 0;
    }
    int extreme = 0;
    for (int signs = 0; signs < 1 << d.length; signs++) {
      double sum = 0;
      for (int i = 0; i < d.length; i++) {
        sum += (signs >> i & 1) == 1 ? rank[i] : 0;
      }
      extreme += sum <= Math.min(plus, minus) ? 1 : 0;
    }
    return Math.min(1, 2.0 * extreme / (1 << d.length));
  }

  @Test
  void walshAveragesByRankAreTheSortedOnes() {
    Random random = new Random(SEED);
    for (int round = 0; round < 100; round++) {
      double[] d = values(random, 1 + random.nextInt(20));
      List<Double> all = new ArrayList<>();
      for (int i = 0; i < d.length; i++) {
        for (int j = i; j < d.length; j++) {
          all.add((d[i] + d[j]) / 2);
        }
      }
      Collections.sort(all);
      WalshAverages averages = WalshAverages.of(d);
      for (int k = 1; k <= all.size(); k++) {
        assertEquals(all.get(k - 1), averages.at(k), 0.0, "seed " + SEED + ", round " + round);
      }
    }
  }

  @Test
  void differencesByRankAreTheSortedOnes() {
    Random random = new Random(SEED);
    for (int round = 0; round < 100; round++) {
      double[] x = values(random, 1 + random.nextInt(12));
      double[] y = values(random, 1 + random.nextInt(12));
      List<Double> all = new ArrayList<>();
      double wins = 0;
      for (double a : x) {
        for (double b : y) {
          all.add(a - b);
          wins += a > b ? 1 : a == b ? 0.5 : 0;
        }
      }
      Collections.sort(all);
      PairwiseDifferences pairs = new PairwiseDifferences(x, y);
      for (int k = 1; k <= all.size(); k++) {
        assertEquals(all.get(k - 1), pairs.at(k), 0.0, "seed " + SEED + ", round " + round);
      }
      assertEquals(wins, pairs.wins(), "seed " + SEED + ", round " + round);
    }
  }

  /// Half of them on a coarse grid, so that there are ties and zeros.
  private static double[] values(Random random, int size) {
    boolean coarse = random.nextBoolean();
    double[] values = new double[size];
    for (int i = 0; i < size; i++) {
      values[i] = coarse ? random.nextInt(7) - 3 : random.nextGaussian();
    }
    return values;
  }

  @Test
  void rankSumTailCountsAllArrangements() {
    for (int n = 1; n <= 6; n++) {
      for (int m = 1; m <= 6; m++) {
        RankSumTail tail = RankSumTail.of(n, m);
        long[] counts = new long[n * m + 1];
        long all = 0;
        for (int chosen = 0; chosen < 1 << (n + m); chosen++) {
          if (Integer.bitCount(chosen) == n) {
            counts[wins(chosen, n + m)]++;
            all++;
          }
        }
        long atMost = 0;
        for (int u = 0; u < counts.length; u++) {
          atMost += counts[u];
          assertEquals((double) atMost / all, tail.atMost(u), 1e-13, n + " and " + m + ": " + u);
        }
      }
    }
  }

  private static int wins(int chosen, int size) {
    int wins = 0;
    int others = 0;
    for (int i = 0; i < size; i++) {
      if ((chosen >> i & 1) == 1) {
        wins += others;
      } else {
        others++;
      }
    }
    return wins;
  }

  @Test
  void theVarianceOfWinsIsThatOfAllArrangements() {
    // 3 and 3 values with ties, all 20 ways to choose the first side.
    double[] pooled = {1, 2, 2, 2, 2, 3};
    double sum = 0;
    double squares = 0;
    for (int chosen = 0; chosen < 64; chosen++) {
      if (Integer.bitCount(chosen) == 3) {
        double[] x = new double[3];
        double[] y = new double[3];
        int i = 0;
        int j = 0;
        for (int k = 0; k < 6; k++) {
          if ((chosen >> k & 1) == 1) {
            x[i++] = pooled[k];
          } else {
            y[j++] = pooled[k];
          }
        }
        double wins = new PairwiseDifferences(x, y).wins();
        sum += wins;
        squares += wins * wins;
      }
    }
    double variance = squares / 20 - (sum / 20) * (sum / 20);
    assertEquals(
        variance,
        new PairwiseDifferences(new double[] {1, 2, 2}, new double[] {2, 2, 3}).variance(),
        1e-12);
  }
}
