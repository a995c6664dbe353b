package org.benchlens.compare.decision;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Threshold;
import org.benchlens.model.SampleFault;
import org.benchlens.model.Side;
import org.benchlens.model.Unit;

/// What a check found.
public sealed interface Finding {
  /// A number held against a limit.
  ///
  /// @param value measured value in the unit; may be NaN or infinite
  /// @param relation how it must lie to the limit
  /// @param limit the effective limit, in the unit
  /// @param unit unit of both
  /// @param threshold the configurable limit; empty for a fixed one
  record Measured(
      double value, Relation relation, double limit, Unit unit, Optional<Threshold> threshold)
      implements Finding {
    /// By how much it holds, in the unit; negative when it fails.
    public double margin() {
      return relation == Relation.AT_MOST ? limit - value : value - limit;
    }
  }

  /// Numbers of usable samples.
  ///
  /// @param reference number on the reference side, >= 0
  /// @param compare number on the compare side, >= 0
  record Counts(long reference, long compare) implements Finding {}

  /// Sample arrays that cannot be used.
  ///
  /// @param faults what is wrong, with the side of each; not empty
  record Faulty(List<SideFault> faults) implements Finding {
    public Faulty {
      faults = List.copyOf(faults);
    }
  }

  /// The check does not apply.
  record Passed(PassedOver why) implements Finding {}

  /// Nothing more to say than the outcome.
  record None() implements Finding {}

  /// A fault of one side.
  ///
  /// @param side where
  /// @param fault what
  record SideFault(Side side, SampleFault fault) {}
}
