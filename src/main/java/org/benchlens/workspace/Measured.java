package org.benchlens.workspace;

import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;

/// What measuring a row came to, with the numbers behind it.
///
/// @param status verdict
/// @param reason why
/// @param reference numbers of the reference side
/// @param compare numbers of the compare side
public record Measured(Status status, Reason reason, MeasuredTime reference, MeasuredTime compare) {
  /// What a decision came to.
  public static Measured of(Decision decision) {
    return new Measured(
        decision.status(),
        decision.reason(),
        MeasuredTime.of(decision.reference()),
        MeasuredTime.of(decision.compare()));
  }
}
