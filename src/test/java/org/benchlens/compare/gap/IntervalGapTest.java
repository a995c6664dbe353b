package org.benchlens.compare.gap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.benchlens.compare.interval.Interval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class IntervalGapTest {
  private static Interval span(double lower, double upper) {
    return new Interval(lower, lower, upper);
  }

  @ParameterizedTest
  @CsvSource({
    "4, 5, 1, 3.2, FASTER, 0.25",
    "1, 4, 5, 9, SLOWER, 0.25",
    "1, 4, 4, 9, SLOWER, 0",
    "4, 9, 1, 4, FASTER, 0",
    "2, 5, 4, 9, SLOWER, -0.25",
    "4, 9, 2, 5, FASTER, -0.25"
  })
  void isMeasuredBetweenTheFacingEnds(
      double refLower,
      double refUpper,
      double cmpLower,
      double cmpUpper,
      GapDirection direction,
      double relative) {
    IntervalGap gap = IntervalGap.between(span(refLower, refUpper), span(cmpLower, cmpUpper));

    assertEquals(direction, gap.direction());
    assertEquals(relative, gap.relative(), 1e-15);
  }

  @Test
  void aGapEqualToTheLimitIsClear() {
    IntervalGap gap = IntervalGap.between(span(1, 4), span(5, 9));

    assertTrue(gap.clear(0.25));
    assertFalse(gap.clear(Math.nextUp(0.25)));
  }

  @Test
  void touchingIntervalsAreNoGap() {
    assertFalse(IntervalGap.between(span(1, 4), span(4, 9)).clear(0));
    assertFalse(IntervalGap.between(span(4, 9), span(1, 4)).clear(0));
  }

  @Test
  void theNextDoubleIsAGapForALimitOfZero() {
    assertTrue(IntervalGap.between(span(1, 4), span(Math.nextUp(4.0), 9)).clear(0));
  }

  @Test
  void theOtherWayRoundIsNegative() {
    assertTrue(IntervalGap.toward(GapDirection.FASTER, span(1, 4), span(5, 9)).relative() < 0);
    assertTrue(IntervalGap.toward(GapDirection.SLOWER, span(5, 9), span(1, 4)).relative() < 0);
  }

  @Test
  void aGapTooLargeForADoubleIsInfinite() {
    IntervalGap gap = IntervalGap.between(span(1e-300, 1e-300), span(1e300, 1e300));

    assertEquals(Double.POSITIVE_INFINITY, gap.relative());
    assertTrue(gap.clear(Double.MAX_VALUE));
  }
}
