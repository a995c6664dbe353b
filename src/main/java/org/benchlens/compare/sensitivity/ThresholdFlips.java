package org.benchlens.compare.sensitivity;

import java.util.Optional;
import org.benchlens.compare.Threshold;

/// The nearest flips of a row by one threshold, within its range.
///
/// @param threshold which one
/// @param below towards smaller values; empty when nothing there changes the status
/// @param above towards larger values; likewise
public record ThresholdFlips(Threshold threshold, Optional<Flip> below, Optional<Flip> above) {
  /// Nothing changes the status.
  static ThresholdFlips none(Threshold threshold) {
    return new ThresholdFlips(threshold, Optional.empty(), Optional.empty());
  }

  /// The smaller of the two changes, the one below when they are equal.
  public Optional<Flip> nearest() {
    if (below.isEmpty() || above.isEmpty()) {
      return below.or(() -> above);
    }
    return below.get().size() <= above.get().size() ? below : above;
  }
}
