package org.benchlens.replicate.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.ConditionId;
import org.benchlens.replicate.Relation;

/// A verdict with the questions that led to it (contract, 3.9).
///
/// @param verdict the answer
/// @param conditions the questions in the order asked; what comes behind the deciding one was not
///     asked
public record Ruling(Verdict verdict, List<Condition> conditions) {
  /// The adjusted p must be below.
  public static final double SIGNIFICANCE = 0.05;

  public Ruling {
    conditions = List.copyOf(conditions);
  }

  /// Rules on a change. In this order: no interval is inconclusive; an interval inside the margin
  /// is unchanged whatever p is; without significance inconclusive; all of it at or beyond the
  /// margin regressed or improved; else inconclusive.
  ///
  /// @param interval what is left of the interval after withholding
  /// @param adjusted p adjusted for the family, 0 to 1
  /// @param margin relative changes below it do not matter, ratio 1, > 0
  public static Ruling of(Optional<ShiftInterval> interval, double adjusted, double margin) {
    if (!(margin > 0 && margin < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("margin must be > 0 and finite: " + margin);
    }
    List<Condition> asked = new ArrayList<>();
    int intervals = interval.isPresent() ? 1 : 0;
    asked.add(Condition.of(ConditionId.INTERVAL, intervals, Relation.AT_LEAST, 1));
    if (interval.isEmpty()) {
      return new Ruling(Verdict.INCONCLUSIVE, asked);
    }
    return new Ruling(ask(asked, interval.get(), adjusted, margin), asked);
  }

  private static Verdict ask(
      List<Condition> asked, ShiftInterval interval, double adjusted, double margin) {
    boolean above =
        holds(asked, ConditionId.ABOVE_LOWER_MARGIN, interval.low(), Relation.ABOVE, -margin);
    boolean below =
        holds(asked, ConditionId.BELOW_UPPER_MARGIN, interval.upper(), Relation.BELOW, margin);
    if (above && below) {
      return Verdict.UNCHANGED;
    }
    if (!holds(asked, ConditionId.SIGNIFICANT, adjusted, Relation.BELOW, SIGNIFICANCE)) {
      return Verdict.INCONCLUSIVE;
    }
    if (holds(asked, ConditionId.ALL_SLOWER, interval.low(), Relation.AT_LEAST, margin)) {
      return Verdict.REGRESSED;
    }
    if (holds(asked, ConditionId.ALL_FASTER, interval.upper(), Relation.AT_MOST, -margin)) {
      return Verdict.IMPROVED;
    }
    return Verdict.INCONCLUSIVE;
  }

  private static boolean holds(
      List<Condition> asked, ConditionId id, double measured, Relation relation, double limit) {
    Condition condition = Condition.of(id, measured, relation, limit);
    asked.add(condition);
    return condition.holds();
  }
}
