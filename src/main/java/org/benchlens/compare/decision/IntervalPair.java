package org.benchlens.compare.decision;

import java.util.Optional;
import org.benchlens.compare.interval.Interval;

/// An interval of each side, both in the same unit.
record IntervalPair(Interval reference, Interval compare) {
  /// The pair, or nothing when a side has none.
  static Optional<IntervalPair> of(Optional<Interval> reference, Optional<Interval> compare) {
    return reference.isPresent() && compare.isPresent()
        ? Optional.of(new IntervalPair(reference.get(), compare.get()))
        : Optional.empty();
  }

  /// The pair in cycles; nothing when that makes no interval of a side.
  ///
  /// @param referenceClock clock rate of the reference side, [Hz]
  /// @param compareClock clock rate of the compare side, [Hz]
  Optional<IntervalPair> scaled(double referenceClock, double compareClock) {
    return of(reference.scaled(referenceClock), compare.scaled(compareClock));
  }
}
