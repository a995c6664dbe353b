package org.benchlens.present.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeTextTest {
  @ParameterizedTest
  @CsvSource({
    "1.0738e-5, 10.738 us",
    "1e-3, 1.000 ms",
    "9.999e-4, 999.900 us",
    "1, 1.000 s",
    "0.9999999, 1000.000 ms",
    "3.2e-9, 0.003 us",
    "0, n/a",
    "-1, n/a",
    "NaN, n/a",
    "Infinity, n/a"
  })
  void theUnitFollowsTheMagnitude(double seconds, String text) {
    assertEquals(text, TimeText.of(OptionalDouble.of(seconds)));
  }

  @ParameterizedTest
  @CsvSource({
    "-1.071e-6, -1.071 us",
    "0, 0.000 us",
    "-2e-3, -2.000 ms",
    "6.77496e-4, 677.496 us",
    "NaN, n/a"
  })
  void aDifferenceMayBeZeroOrNegative(double seconds, String text) {
    assertEquals(text, TimeText.difference(OptionalDouble.of(seconds)));
  }

  @Test
  void aMissingTimeIsNotAvailable() {
    assertEquals("n/a", TimeText.of(OptionalDouble.empty()));
    assertEquals("n/a", TimeText.difference(OptionalDouble.empty()));
  }

  @ParameterizedTest
  @CsvSource({"1.695e9, 1.695 GHz", "4.1e8, 410.000 MHz", "2500, 2.500 kHz", "0, n/a", "NaN, n/a"})
  void clockRatesHaveThreeDecimals(double hertz, String text) {
    assertEquals(text, FrequencyText.of(OptionalDouble.of(hertz)));
  }
}
