package org.benchlens.present.format;

import static org.benchlens.present.RowFixture.center;
import static org.benchlens.present.RowFixture.nothing;
import static org.benchlens.present.RowFixture.timing;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScreenTextTest {
  @Test
  void timesHaveFourSignificantDigits() {
    assertEquals(
        new ScreenTime("10.71", "10.74", "10.76", Optional.of(TimeScale.MICROSECOND)),
        ScreenTime.of(timing(1.0711e-5, 1.0738e-5, 1.0764e-5, 0)));
  }

  @Test
  void digitsAreAddedUntilDifferentNumbersLookDifferent() {
    assertEquals(
        new ScreenTime("10.7380", "10.7381", "10.7384", Optional.of(TimeScale.MICROSECOND)),
        ScreenTime.of(timing(1.0738e-5, 1.07381e-5, 1.07384e-5, 0)));
  }

  @Test
  void equalNumbersMayLookEqual() {
    assertEquals(
        new ScreenTime("1.000", "1.000", "1.000", Optional.of(TimeScale.SECOND)),
        ScreenTime.of(timing(1, 1, 1, 0)));
  }

  @Test
  void neighbouringDoublesEndTheSearchForDigits() {
    ScreenTime shown = ScreenTime.of(timing(Math.nextDown(1.0), 1, 1, 0));
    assertEquals("0.9999999999999999", shown.lower());
  }

  @Test
  void aMissingCenterHasNoUnit() {
    assertEquals(new ScreenTime("", "n/a", "", Optional.empty()), ScreenTime.of(nothing()));
  }

  @Test
  void nanosecondsAreShownInTheWindow() {
    assertEquals("3.200 ns", ScreenTime.single(OptionalDouble.of(3.2e-9)));
    assertEquals("5.692 µs", ScreenTime.single(OptionalDouble.of(5.692e-6)));
  }

  @Test
  void theHeaderTakesTheUnitThatAllShare() {
    ScreenTime micro = ScreenTime.of(center(5e-6));
    ScreenTime milli = ScreenTime.of(center(5e-3));
    ScreenTime none = ScreenTime.of(nothing());
    assertEquals(
        Optional.of(TimeScale.MICROSECOND), ScreenTime.commonScale(Stream.of(micro, none, micro)));
    assertEquals(Optional.empty(), ScreenTime.commonScale(Stream.of(micro, milli)));
    assertEquals(Optional.empty(), ScreenTime.commonScale(Stream.of(none)));
  }

  @ParameterizedTest
  @CsvSource({"0.0125, +1.2", "-0.1, −10.0", "0, 0.0", "-0.0, 0.0", "-0.00001, −0.0", "NaN, n/a"})
  void changesHaveARealMinusAndAnExactZeroNoSign(double ratio, String text) {
    assertEquals(text, ScreenPercent.signed(OptionalDouble.of(ratio), 1));
  }

  @ParameterizedTest
  @CsvSource({"0.0049, 0.49", "Infinity, ∞", "-0.0134, −1.34", "NaN, n/a"})
  void sharesHaveNoPlus(double ratio, String text) {
    assertEquals(text, ScreenPercent.plain(OptionalDouble.of(ratio), 2));
  }
}
