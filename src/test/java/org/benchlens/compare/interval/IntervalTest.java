package org.benchlens.compare.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IntervalTest {
  @ParameterizedTest
  @CsvSource({
    "0, 1, 2",
    "-1, 1, 2",
    "NaN, 1, 2",
    "2, 1, 3",
    "1, 3, 2",
    "1, NaN, 2",
    "1, 2, NaN",
    "1, 2, Infinity",
    "Infinity, Infinity, Infinity"
  })
  void isOrderedPositiveAndFinite(double lower, double center, double upper) {
    assertTrue(Interval.of(lower, center, upper).isEmpty());
    assertThrows(IllegalArgumentException.class, () -> new Interval(lower, center, upper));
  }

  @Test
  void aPointIsAnInterval() {
    assertEquals(0, new Interval(1, 1, 1).width());
  }

  @Test
  void scalesEachNumber() {
    assertEquals(Optional.of(new Interval(2, 4, 6)), new Interval(1, 2, 3).scaled(2));
  }

  @ParameterizedTest
  @ValueSource(
      doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY, Double.MAX_VALUE, Double.MIN_VALUE})
  void aScalingThatLeavesNoIntervalGivesNone(double factor) {
    assertTrue(new Interval(0.1, 1, 3).scaled(factor).isEmpty());
  }
}
