package org.benchlens.replicate.change;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.benchlens.replicate.NormalTail;

/// Ranks of the sizes of nonzero differences, doubled so that the mean rank of ties is whole.
final class SignedRanks {
  /// Up to this many differences p is exact.
  static final int MOST_EXACT = 200;

  /// Fewer differences than this have p 1.
  static final int FEWEST = 4;

  private final int[] doubled;
  private final long positive;
  private final long total;

  private SignedRanks(int[] doubled, long positive, long total) {
    this.doubled = doubled;
    this.positive = positive;
    this.total = total;
  }

  /// Drops zeros and ranks the rest by size; equal sizes, to the last bit, share their mean rank.
  static SignedRanks of(double... differences) {
    double[] nonzero =
        Arrays.stream(differences)
            .filter(difference -> difference != 0)
            .boxed()
            .sorted((a, b) -> Double.compare(Math.abs(a), Math.abs(b)))
            .mapToDouble(Double::doubleValue)
            .toArray();
    int[] doubled = new int[nonzero.length];
    long positive = 0;
    long total = 0;
    int start = 0;
    while (start < nonzero.length) {
      int end = start;
      while (end < nonzero.length && Math.abs(nonzero[end]) == Math.abs(nonzero[start])) {
        end++;
      }
      for (int i = start; i < end; i++) {
        doubled[i] = start + 1 + end;
        total += doubled[i];
        positive += nonzero[i] > 0 ? doubled[i] : 0;
      }
      start = end;
    }
    return new SignedRanks(doubled, positive, total);
  }

  /// Number of nonzero differences.
  int size() {
    return doubled.length;
  }

  /// Two-sided p: exact up to 200 differences, ties included, else normal without continuity
  /// correction; 1 for fewer than four.
  double pValue() {
    if (size() < FEWEST) {
      return 1;
    }
    if (size() <= MOST_EXACT) {
      double tail = SignedRankTail.of(doubled).atMost(Math.min(positive, total - positive));
      return Math.min(1, 2 * tail);
    }
    double squares = IntStream.of(doubled).mapToDouble(rank -> (double) rank * rank).sum();
    return NormalTail.twoSided((positive - total / 2.0) / Math.sqrt(squares / 4));
  }
}
