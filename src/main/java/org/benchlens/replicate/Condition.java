package org.benchlens.replicate;

/// One question that was asked, with its numbers and its outcome.
///
/// @param id which question
/// @param measured the number; NaN when there was none, then it does not hold
/// @param relation how it must lie to the limit
/// @param limit the limit
/// @param holds the outcome
public record Condition(
    ConditionId id, double measured, Relation relation, double limit, boolean holds) {
  /// Asks a question.
  public static Condition of(ConditionId id, double measured, Relation relation, double limit) {
    return new Condition(id, measured, relation, limit, relation.holds(measured, limit));
  }
}
