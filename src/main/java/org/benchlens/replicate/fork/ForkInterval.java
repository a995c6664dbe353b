package org.benchlens.replicate.fork;

import java.util.Optional;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.ConditionId;
import org.benchlens.replicate.NearestRank;
import org.benchlens.replicate.Relation;

/// The interval of a benchmark's score from its fork scores (contract, 3.2).
///
/// Whether it is shown is decided elsewhere: a trend withholds it.
///
/// @param enough whether there are at least ten forks
/// @param bounds the interval; absent when there are fewer
public record ForkInterval(Condition enough, Optional<Bounds> bounds) {
  /// Fewest forks: the first number with both ends inside the values.
  public static final int MIN_FORKS = 10;

  /// Least coverage.
  public static final double TARGET = 0.95;

  /// An interval between two order statistics.
  ///
  /// @param rank k: the lower end is the k-th smallest score, the upper the k-th largest
  /// @param low lower end, on the scale of the scores
  /// @param high upper end, on the scale of the scores
  /// @param coverage attained, 0.95 to 1
  public record Bounds(int rank, double low, double high, double coverage) {}

  /// The interval of scores in any order.
  public static ForkInterval of(double... scores) {
    int forks = scores.length;
    Condition enough = Condition.of(ConditionId.FORKS, forks, Relation.AT_LEAST, MIN_FORKS);
    if (!enough.holds()) {
      return new ForkInterval(enough, Optional.empty());
    }
    double[] sorted = NearestRank.sorted(scores);
    int rank = MedianCoverage.largestRank(forks, TARGET);
    Bounds bounds =
        new Bounds(rank, sorted[rank - 1], sorted[forks - rank], MedianCoverage.of(forks, rank));
    return new ForkInterval(enough, Optional.of(bounds));
  }
}
