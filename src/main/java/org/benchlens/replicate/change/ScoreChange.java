package org.benchlens.replicate.change;

import java.util.List;
import java.util.Optional;
import org.benchlens.replicate.Condition;

/// The relative change of a benchmark's score from baseline to candidate.
///
/// @param method how it was computed
/// @param candidateForks scores of the candidate
/// @param baselineForks scores of the baseline
/// @param change ratio - 1, + is slower
/// @param interval interval of the change
/// @param pValue p of no change, this benchmark alone, 0 to 1
/// @param conditions what was needed for interval and p, in the order asked
public record ScoreChange(
    Method method,
    int candidateForks,
    int baselineForks,
    double change,
    Optional<ShiftInterval> interval,
    double pValue,
    List<Condition> conditions) {
  public ScoreChange {
    conditions = List.copyOf(conditions);
  }

  /// Nothing is known: change 0, no interval, p 1. So with a side that has no scores, and with a
  /// baseline whose durations are not compared (contract, 3.10).
  public static ScoreChange none(int candidateForks, int baselineForks) {
    return new ScoreChange(
        Method.NONE, candidateForks, baselineForks, 0, Optional.empty(), 1, List.of());
  }

  /// The change that a shift of logarithms means: exp - 1 of each number.
  static ScoreChange of(Method method, Shift logs, int candidateForks, int baselineForks) {
    Optional<ShiftInterval> interval =
        logs.interval()
            .map(
                shift ->
                    new ShiftInterval(
                        change(shift.low()),
                        change(shift.upper()),
                        shift.rank(),
                        shift.coverage(),
                        shift.claimed()));
    return new ScoreChange(
        method,
        candidateForks,
        baselineForks,
        change(logs.estimate()),
        interval,
        logs.pValue(),
        logs.conditions());
  }

  private static double change(double logRatio) {
    return StrictMath.exp(logRatio) - 1;
  }
}
