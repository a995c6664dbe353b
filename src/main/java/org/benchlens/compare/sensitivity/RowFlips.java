package org.benchlens.compare.sensitivity;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.benchlens.compare.Threshold;

/// What each threshold alone can do to the status of a row.
///
/// @param byThreshold one entry for each threshold, in the order of the keys
public record RowFlips(List<ThresholdFlips> byThreshold) {
  /// No threshold changes the status.
  public static final RowFlips NONE =
      new RowFlips(Stream.of(Threshold.values()).map(ThresholdFlips::none).toList());

  public RowFlips {
    byThreshold = List.copyOf(byThreshold);
  }

  /// The flips by one threshold.
  public ThresholdFlips of(Threshold threshold) {
    return byThreshold.get(threshold.ordinal());
  }

  /// The smallest change of all; of equal ones that of the first key. Empty when nothing changes
  /// the status.
  public Optional<Flip> nearest() {
    Flip nearest = null;
    for (ThresholdFlips flips : byThreshold) {
      Flip flip = flips.nearest().orElse(null);
      if (flip != null && (nearest == null || flip.size() < nearest.size())) {
        nearest = flip;
      }
    }
    return Optional.ofNullable(nearest);
  }
}
