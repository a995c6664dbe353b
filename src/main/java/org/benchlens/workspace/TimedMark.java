package org.benchlens.workspace;

import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;

/// A mark with the time it was set. Taking a mark away is remembered too, so that merging with an
/// older workspace does not bring it back.
///
/// @param mark the mark; empty when it was taken away
/// @param time when
/// @param inputs fingerprint of the inputs it was set on, see [InputStamp#fingerprint]
public record TimedMark(Optional<Mark> mark, Instant time, String inputs)
    implements Comparable<TimedMark> {
  private static final Comparator<TimedMark> ORDER =
      Comparator.comparing(TimedMark::time)
          .thenComparing(TimedMark::word)
          .thenComparing(TimedMark::inputs);

  /// The word of the mark; empty when it was taken away.
  public String word() {
    return mark.map(Mark::word).orElse("");
  }

  /// Later is larger; of one time the larger text.
  @Override
  public int compareTo(TimedMark other) {
    return ORDER.compare(this, other);
  }
}
