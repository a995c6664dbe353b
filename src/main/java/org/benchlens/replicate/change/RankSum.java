package org.benchlens.replicate.change;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.ConditionId;
import org.benchlens.replicate.NormalTail;
import org.benchlens.replicate.Relation;

/// The Mann-Whitney rank-sum method: whether two sets of numbers lie alike, and how far apart they
/// lie (contract, 3.8 and section 7, 4).
public final class RankSum {
  /// Fewest numbers of a side for an interval.
  public static final int MIN_FOR_INTERVAL = 10;

  /// Fewest numbers of a side for a p-value.
  public static final int MIN_FOR_P = 3;

  private static final double NORMAL_975 = 1.959964;

  private RankSum() {}

  /// The shift of the candidate against the baseline: the lower median of all differences, with an
  /// interval by the normal approximation, corrected for ties.
  ///
  /// @param candidate at least one number, all finite
  /// @param baseline at least one number, all finite
  public static Shift of(double[] candidate, double[] baseline) {
    int smaller = Math.min(candidate.length, baseline.length);
    if (smaller == 0) {
      throw new IllegalArgumentException("both sides must have a number");
    }
    PairwiseDifferences pairs = new PairwiseDifferences(candidate, baseline);
    double variance = pairs.variance();
    Condition forInterval =
        Condition.of(ConditionId.SIDE_FORKS, smaller, Relation.AT_LEAST, MIN_FOR_INTERVAL);
    Condition forP =
        Condition.of(ConditionId.SIDE_FORKS_FOR_P, smaller, Relation.AT_LEAST, MIN_FOR_P);
    Condition vary = Condition.of(ConditionId.RANKS_VARY, variance, Relation.ABOVE, 0);
    Optional<ShiftInterval> interval =
        forInterval.holds() && vary.holds()
            ? Optional.of(interval(pairs, variance, candidate.length, baseline.length))
            : Optional.empty();
    double half = pairs.count() / 2.0;
    double pValue =
        forP.holds() && vary.holds()
            ? NormalTail.twoSided((pairs.wins() - half) / Math.sqrt(variance))
            : 1;
    return new Shift(
        pairs.at((pairs.count() + 1) / 2), interval, pValue, List.of(forInterval, forP, vary));
  }

  private static ShiftInterval interval(
      PairwiseDifferences pairs, double variance, int candidates, int baselines) {
    double half = pairs.count() / 2.0;
    long rank = Math.max(1, (long) Math.floor(half - NORMAL_975 * Math.sqrt(variance)));
    OptionalDouble coverage =
        pairs.count() <= RankSumTail.MOST_PAIRS
            ? OptionalDouble.of(1 - 2 * RankSumTail.of(candidates, baselines).atMost(rank - 1))
            : OptionalDouble.empty();
    return new ShiftInterval(
        pairs.at(rank), pairs.at(pairs.count() + 1 - rank), rank, coverage, OptionalDouble.empty());
  }
}
