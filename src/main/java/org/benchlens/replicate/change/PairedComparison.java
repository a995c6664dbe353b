package org.benchlens.replicate.change;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.ConditionId;
import org.benchlens.replicate.Relation;

/// Compares interleaved runs, where fork k of both sides met the same state of the machine
/// (contract, 3.7).
public final class PairedComparison {
  private PairedComparison() {}

  /// The change of scores that are paired by position. Unequal numbers of forks are compared
  /// unpaired.
  ///
  /// @param candidate fork scores, finite, in the unit of the other side
  /// @param baseline fork scores, finite
  public static ScoreChange of(double[] candidate, double[] baseline, PairedConvention convention) {
    if (candidate.length == 0 || baseline.length == 0) {
      return ScoreChange.none(candidate.length, baseline.length);
    }
    if (candidate.length != baseline.length) {
      return unpaired(candidate, baseline);
    }
    Method method =
        switch (convention) {
          case EXACT -> Method.PAIRED_EXACT;
          case TOOL -> Method.PAIRED_TOOL;
        };
    Shift shift = SignedRank.of(logRatios(candidate, baseline), convention);
    return ScoreChange.of(method, shift, candidate.length, baseline.length);
  }

  /// The differences that are ranked: ln candidate - ln baseline by position.
  ///
  /// @param candidate fork scores, finite
  /// @param baseline as many fork scores, finite
  public static double[] logRatios(double[] candidate, double[] baseline) {
    if (candidate.length != baseline.length) {
      throw new IllegalArgumentException(
          "sides must be equally long: " + candidate.length + " and " + baseline.length);
    }
    double[] differences = LogScores.of(candidate);
    double[] before = LogScores.of(baseline);
    for (int i = 0; i < differences.length; i++) {
      differences[i] -= before[i];
    }
    return differences;
  }

  private static ScoreChange unpaired(double[] candidate, double[] baseline) {
    ScoreChange change = UnpairedComparison.of(candidate, baseline);
    List<Condition> conditions = new ArrayList<>();
    conditions.add(
        Condition.of(
            ConditionId.EQUAL_FORKS,
            Math.abs(candidate.length - baseline.length),
            Relation.AT_MOST,
            0));
    conditions.addAll(change.conditions());
    return new ScoreChange(
        change.method(),
        change.candidateForks(),
        change.baselineForks(),
        change.change(),
        change.interval(),
        change.pValue(),
        conditions);
  }
}
