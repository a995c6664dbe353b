package org.benchlens.compare.gap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.benchlens.compare.interval.Interval;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OverlapTest {
  @ParameterizedTest(name = "[{0}, {1}] and [{2}, {3}]")
  @CsvSource({
    "1, 3, 2, 4, 0.5",
    "1, 9, 2, 4, 1",
    "1, 3, 1, 3, 1",
    "1, 2, 2, 3, 0",
    "1, 2, 3, 4, 0",
    "2, 2, 2, 2, 1",
    "2, 2, 3, 3, 0",
    "2, 2, 1, 3, 1",
    "2, 2, 2, 3, 1",
    "3, 3, 2, 3, 1",
    "4, 4, 2, 3, 0"
  })
  void isTheShareOfTheNarrowerInterval(
      double aLower, double aUpper, double bLower, double bUpper, double fraction) {
    Interval a = new Interval(aLower, aLower, aUpper);
    Interval b = new Interval(bLower, bLower, bUpper);

    assertEquals(fraction, Overlap.fraction(a, b));
    assertEquals(fraction, Overlap.fraction(b, a), "swapped");
  }
}
