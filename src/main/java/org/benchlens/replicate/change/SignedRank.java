package org.benchlens.replicate.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.ConditionId;
import org.benchlens.replicate.NearestRank;
import org.benchlens.replicate.Relation;

/// The Wilcoxon signed-rank method: whether differences lie around zero, and where they lie
/// (contract, 3.7 and section 7, 1 to 3).
public final class SignedRank {
  /// Fewest pairs for an interval; zeros count.
  public static final int MIN_PAIRS = 10;

  /// Most pairs for an interval.
  public static final int MAX_PAIRS = 200;

  private static final double TARGET = 0.95;

  private SignedRank() {}

  /// The shift of differences.
  ///
  /// @param differences at least one, all finite
  /// @param convention which estimate and which rank
  public static Shift of(double[] differences, PairedConvention convention) {
    int pairs = differences.length;
    SignedRanks ranks = SignedRanks.of(differences);
    List<Condition> conditions = new ArrayList<>();
    conditions.add(Condition.of(ConditionId.PAIRS_ENOUGH, pairs, Relation.AT_LEAST, MIN_PAIRS));
    conditions.add(Condition.of(ConditionId.PAIRS_EXACT, pairs, Relation.AT_MOST, MAX_PAIRS));
    boolean possible = conditions.stream().allMatch(Condition::holds);
    conditions.add(
        Condition.of(
            ConditionId.NONZERO_PAIRS, ranks.size(), Relation.AT_LEAST, SignedRanks.FEWEST));
    WalshAverages averages = WalshAverages.of(differences);
    double estimate =
        switch (convention) {
          case EXACT -> averages.median();
          case TOOL -> NearestRank.median(differences);
        };
    Optional<ShiftInterval> interval =
        possible ? Optional.of(interval(averages, pairs, convention)) : Optional.empty();
    return new Shift(estimate, interval, ranks.pValue(), conditions);
  }

  private static ShiftInterval interval(
      WalshAverages averages, int pairs, PairedConvention convention) {
    SignedRankTail tail = SignedRankTail.of(pairs);
    long rank = rank(tail, averages.count(), convention.step());
    double claimed = 1 - 2 * tail.atMost(rank - convention.step());
    double attained = 1 - 2 * tail.atMost(rank - 1);
    return new ShiftInterval(
        averages.at(rank),
        averages.at(averages.count() + 1 - rank),
        rank,
        OptionalDouble.of(attained),
        convention == PairedConvention.TOOL ? OptionalDouble.of(claimed) : OptionalDouble.empty());
  }

  /// The largest k of 1..N/2 with 1 - 2 P(W <= k - step) >= 0.95.
  private static long rank(SignedRankTail tail, long averages, int step) {
    long rank = 1;
    while (rank < averages / 2 && 1 - 2 * tail.atMost(rank + 1 - step) >= TARGET) {
      rank++;
    }
    return rank;
  }
}
