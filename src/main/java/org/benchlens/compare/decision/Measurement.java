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

  /// A ratio that must not exceed a configurable limit.
  static Finding.Measured atMost(double value, double limit, Threshold threshold) {
    return new Finding.Measured(value, Relation.AT_MOST, limit, Unit.RATIO, Optional.of(threshold));
  }

  /// A number held against a limit that nobody can configure.
  static Finding.Measured fixed(double value, Relation relation, double limit, Unit unit) {
    return new Finding.Measured(value, relation, limit, unit, Optional.empty());
  }
}
