package org.benchlens.compare.decision;

import java.util.Optional;
import org.benchlens.compare.Threshold;
import org.benchlens.model.Unit;

/// Makes findings of numbers held against limits.
final class Measurement {
  private Measurement() {}

  /// A ratio that must reach a configurable limit.
  static Finding.Measured atLeast(double value, double limit, Threshold threshold) {
    return new Finding.Measured(
        value, Relation.AT_LEAST, limit, Unit.RATIO, Optional.of(threshold));
  }

  /// A relative gap held against its limit. No gap at all is never a clear one, so a limit of 0
  /// must
  /// be exceeded.
  static Finding.Measured gap(double relative, double limit) {
    Relation relation = limit > 0 ? Relation.AT_LEAST : Relation.ABOVE;
    return new Finding.Measured(
        relative, relation, limit, Unit.RATIO, Optional.of(Threshold.CLEAR_GAP_RELATIVE));
  }

  /// A ratio that must not exceed a configurable limit.
  static Finding.Measured atMost(double value, double limit, Threshold threshold) {
    return new Finding.Measured(value, Relation.AT_MOST, limit, Unit.RATIO, Optional.of(threshold));
  }

  /// A number held against a limit that nobody can configure.
  static Finding.Measured fixed(double value, Relation relation, double limit, Unit unit) {
    return new Finding.Measured(value, relation, limit, unit, Optional.empty());
  }
}
