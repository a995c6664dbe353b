package org.benchlens.present.figure;

import java.util.Optional;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.SampleFault;

/// The values of a quantity on one side, or why there are none.
public sealed interface SideValues {
  /// At least one value, all positive and finite.
  ///
  /// @param series in measurement order
  /// @param distinct sorted, with counts
  record Usable(Series series, DistinctValues distinct) implements SideValues {}

  /// No values that can be drawn.
  ///
  /// @param fault why
  /// @param bad the values that are no measurements, where that is the reason
  record Unusable(SampleFault fault, BadSamples bad) implements SideValues {
    /// No values for another reason than what they are.
    public Unusable(SampleFault fault) {
      this(fault, BadSamples.NONE);
    }
  }

  /// The values when there are some.
  default Optional<Usable> usable() {
    return switch (this) {
      case Usable usable -> Optional.of(usable);
      case Unusable _ -> Optional.empty();
    };
  }

  /// The distinct values, none when there are no values.
  default DistinctValues distinct() {
    return switch (this) {
      case Usable usable -> usable.distinct;
      case Unusable _ -> DistinctValues.of(new double[0]);
    };
  }
}
