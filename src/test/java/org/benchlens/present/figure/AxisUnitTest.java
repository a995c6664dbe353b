package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.benchlens.model.Quantity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AxisUnitTest {
  @ParameterizedTest
  @CsvSource({
    "TIME, 2.5, 2.500 s",
    "TIME, 0.0125, 12.50 ms",
    "TIME, 49.54e-6, 49.54 µs",
    "TIME, 1e-6, 1.000 µs",
    "TIME, 999e-9, 999.0 ns",
    "CYCLES, 9999, 9999 cycles",
    "CYCLES, 88840, 88.84 k cycles",
    "CYCLES, 12345678, 12.35 M cycles",
    "FREQUENCY, 1.798e9, 1.798 GHz",
    "FREQUENCY, 135e6, 135.0 MHz"
  })
  void isTheOneThatReadsWell(Quantity quantity, double value, String text) {
    assertEquals(text, AxisUnit.of(quantity, value).text(value, 4));
  }
}
