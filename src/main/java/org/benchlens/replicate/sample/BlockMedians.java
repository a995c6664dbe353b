package org.benchlens.replicate.sample;

import java.util.Arrays;
import org.benchlens.replicate.NearestRank;

/// Shortens a series to at most 64 medians of consecutive blocks (contract, 3.5, 2).
final class BlockMedians {
  private static final int MOST = 64;

  private BlockMedians() {}

  /// Medians in execution order; block i of B holds positions floor((i-1) n / B) + 1 to
  /// floor(i n / B).
  static double[] of(double[] samples) {
    int blocks = Math.min(samples.length, MOST);
    double[] medians = new double[blocks];
    for (int i = 0; i < blocks; i++) {
      medians[i] =
          NearestRank.median(
              Arrays.copyOfRange(
                  samples, edge(i, samples.length, blocks), edge(i + 1, samples.length, blocks)));
    }
    return medians;
  }

  private static int edge(int block, int size, int blocks) {
    return (int) ((long) block * size / blocks);
  }
}
