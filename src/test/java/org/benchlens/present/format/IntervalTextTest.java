package org.benchlens.present.format;

import static org.benchlens.present.RowFixture.center;
import static org.benchlens.present.RowFixture.nothing;
import static org.benchlens.present.RowFixture.timing;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.benchlens.compare.interval.SideTiming;
import org.junit.jupiter.api.Test;

/// Texts are those of `table-intervals.txt` and `table-explain.txt` of the corpus.
class IntervalTextTest {
  private static final SideTiming WIDE = timing(120.609e-6, 168.753e-6, 216.897e-6, 0.2);
  private static final SideTiming NARROW = timing(5.365e-6, 5.372e-6, 5.376e-6, 0.01);
  private static final SideTiming FINE = timing(1.000e-3, 1.002e-3, 1.003e-3, 0.01);
  private static final SideTiming POINT = timing(1, 1, 1, 0);

  @Test
  void bracketsOfOneUnitAreAlignedToTheWidest() {
    assertEquals(
        List.of(
            "168.753 [-48.144, +48.144] us",
            "5.372   [-0.007, +0.004] us",
            "139.382                    us",
            "n/a"),
        IntervalText.column(List.of(WIDE, NARROW, center(139.382e-6), nothing())));
  }

  @Test
  void deltasOfAFinerUnitAreWholeAndNotPadded() {
    assertEquals(
        List.of("168.753 [-48.144, +48.144] us", "1.002 ms [-2, +1] us"),
        IntervalText.column(List.of(WIDE, FINE)));
  }

  @Test
  void aCenterAloneHasOneBlankWhenNoRowHasOneUnit() {
    assertEquals(
        List.of("1.002 ms [-2, +1] us", "139.382 us"),
        IntervalText.column(List.of(FINE, center(139.382e-6))));
  }

  @Test
  void zeroDeltasHaveAPlusSignInTheSmallestUnit() {
    assertEquals(List.of("1.000 s [+0, +0] us"), IntervalText.column(List.of(POINT)));
  }

  @Test
  void deltasOfACoarserUnitShowTheThirdDecimalOfTheCenter() {
    assertEquals(
        List.of("500.000 us [-0.000100, +1.500000] ms"),
        IntervalText.column(List.of(timing(4.999e-4, 5e-4, 2e-3, 1))));
  }

  @Test
  void theCommonBeginningStandsBeforeTheBracket() {
    assertEquals(
        List.of("4.0[26 / 36 / 46] us", "1.000[ /  / ] s", "1.00[0 / 2 / 3] ms"),
        BoundsText.column(List.of(timing(4.026e-6, 4.036e-6, 4.046e-6, 0), POINT, FINE)));
  }

  @Test
  void numbersWithoutACommonDecimalAreAligned() {
    assertEquals(
        List.of("[120.609 / 168.753 / 216.897] us", "[  4.899 /   4.911 /   5.024] us"),
        BoundsText.column(List.of(WIDE, timing(4.899e-6, 4.911e-6, 5.024e-6, 0))));
  }

  @Test
  void withoutAnIntervalTheTimeOfTheCenterIsShown() {
    assertEquals(
        List.of("139.382 us", "n/a"), BoundsText.column(List.of(center(139.382e-6), nothing())));
  }

  @Test
  void theUnitOfBoundsIsThatOfTheLargest() {
    assertEquals(
        List.of("[0.999 / 1.000 / 1.001] ms"),
        BoundsText.column(List.of(timing(9.99e-4, 1e-3, 1.001e-3, 0))));
  }
}
