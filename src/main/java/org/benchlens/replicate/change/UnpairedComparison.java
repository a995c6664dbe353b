package org.benchlens.replicate.change;

/// Compares runs of two sessions (contract, 3.8). Nothing controls for what changed on the machine
/// in between.
public final class UnpairedComparison {
  private UnpairedComparison() {}

  /// The change of scores.
  ///
  /// @param candidate fork scores, finite, in the unit of the other side
  /// @param baseline fork scores, finite
  public static ScoreChange of(double[] candidate, double[] baseline) {
    if (candidate.length == 0 || baseline.length == 0) {
      return ScoreChange.none(candidate.length, baseline.length);
    }
    Shift shift = RankSum.of(LogScores.of(candidate), LogScores.of(baseline));
    return ScoreChange.of(Method.UNPAIRED, shift, candidate.length, baseline.length);
  }
}
