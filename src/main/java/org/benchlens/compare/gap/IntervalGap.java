package org.benchlens.compare.gap;

import org.benchlens.compare.interval.Interval;

/// How far apart two intervals lie. Source: contract, section 4.
///
/// @param direction where the compare interval lies; where the intervals overlap, where they
///     overlap
/// less
/// @param relative distance between the facing ends in relation to the smaller one, [1]; 0 when
///     they
/// touch, negative when they overlap
public record IntervalGap(GapDirection direction, double relative) {

  /// The gap between two intervals.
  public static IntervalGap between(Interval reference, Interval compare) {
    IntervalGap faster = toward(GapDirection.FASTER, reference, compare);
    IntervalGap slower = toward(GapDirection.SLOWER, reference, compare);
    return faster.relative >= slower.relative ? faster : slower;
  }

  /// The gap in one direction: FASTER `d(ref.lower, cmp.upper)`, SLOWER `d(cmp.lower, ref.upper)`;
  /// negative also when the intervals lie apart the other way round.
  public static IntervalGap toward(GapDirection direction, Interval reference, Interval compare) {
    double relative =
        switch (direction) {
          case FASTER -> RelativeDifference.of(reference.lower(), compare.upper());
          case SLOWER -> RelativeDifference.of(compare.lower(), reference.upper());
        };
    return new IntervalGap(direction, relative);
  }

  /// Whether the intervals lie apart by the limit; touching ones never do, even for a limit of 0.
  ///
  /// @param limit smallest relative gap, [1], >= 0
  public boolean clear(double limit) {
    return relative > 0 && relative >= limit;
  }
}
