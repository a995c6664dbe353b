package org.benchlens.present.figure;

import org.benchlens.model.Quantity;

/// What an axis counts, where it counts samples: axes of one kind show the same part and the same
/// selection.
public enum SampleAxis {
  /// Times of samples.
  TIME,
  /// Cycles of samples.
  CYCLES,
  /// Clock frequencies of samples.
  FREQUENCY,
  /// Position in measurement order, from 1.
  ORDER;

  /// The axis of a quantity.
  public static SampleAxis of(Quantity quantity) {
    return switch (quantity) {
      case TIME -> TIME;
      case CYCLES -> CYCLES;
      case FREQUENCY -> FREQUENCY;
    };
  }
}
