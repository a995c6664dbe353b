package org.benchlens.replicate.change;

import java.util.List;
import java.util.Optional;
import org.benchlens.replicate.Condition;

/// How far one set of numbers lies from another.
///
/// @param estimate the shift, on the scale of the numbers
/// @param interval its interval
/// @param pValue p of no shift, two-sided, 0 to 1
/// @param conditions what was needed for interval and p, in the order asked
public record Shift(
    double estimate, Optional<ShiftInterval> interval, double pValue, List<Condition> conditions) {
  public Shift {
    conditions = List.copyOf(conditions);
  }
}
