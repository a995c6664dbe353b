package org.benchlens.replicate.fork;

import java.util.List;
import org.benchlens.model.nupp.TrendState;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.ConditionId;
import org.benchlens.replicate.Relation;

/// How many forks have a trend (contract, 3.5). At least half of the tested ones make the benchmark
/// unsettled: its interval is withheld.
///
/// @param trending forks with a trend
/// @param tested forks that were tested
/// @param unsettled the share against one half; does not hold when none was tested
public record TrendShare(int trending, int tested, Condition unsettled) {
  private static final double HALF = 0.5;

  /// The share over the states of the forks.
  public static TrendShare of(List<TrendState> states) {
    int tested = (int) states.stream().filter(TrendState::tested).count();
    int trending = (int) states.stream().filter(TrendState.TREND::equals).count();
    double share = tested == 0 ? Double.NaN : (double) trending / tested;
    return new TrendShare(
        trending, tested, Condition.of(ConditionId.TREND_SHARE, share, Relation.AT_LEAST, HALF));
  }
}
