package org.benchlens.present.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.Axis;
import org.benchlens.model.AxisType;
import org.benchlens.model.AxisValue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class AxisTextTest {
  @ParameterizedTest
  @CsvSource({
    "INT64, true, 1048576, 2^20",
    "INT64, true, 1, 2^0",
    "INT64, true, 4611686018427387904, 2^62",
    "INT64, true, 7, 7",
    "INT64, true, 0, 0",
    "INT64, true, -9223372036854775808, -9223372036854775808",
    "INT64, false, 1048576, 1048576",
    "INT64, true, 9223372036854775808, 9223372036854775808",
    "INT64, true, abc, abc",
    "FLOAT64, false, 12345678, 1.2346e+07",
    "FLOAT64, false, 0.0001, 0.0001",
    "FLOAT64, false, 5e-05, 5e-05",
    "FLOAT64, false, 0.50, 0.5",
    "FLOAT64, false, inf, inf",
    "FLOAT64, false, x, x",
    "STRING, false, 1048576, 1048576",
    "TYPE, false, I32, I32",
    "UNKNOWN, true, 1048576, 1048576"
  })
  void valuesAreShownByTheTypeOfTheirAxis(
      AxisType type, boolean power, String value, String shown) {
    assertEquals(
        shown,
        AxisText.of(new AxisValue("N", "int64", value), Optional.of(new Axis("N", type, power)))
            .text());
  }

  @Test
  void withoutADeclarationTheTextStands() {
    assertEquals(
        "1048576", AxisText.of(new AxisValue("N", "int64", "1048576"), Optional.empty()).text());
  }

  @Test
  void aPowerKeepsItsExponentApart() {
    assertEquals(
        new AxisText.Power(20),
        AxisText.of(
            new AxisValue("N", "int64", "1048576"),
            Optional.of(new Axis("N", AxisType.INT64, true))));
  }

  @ParameterizedTest
  @CsvSource({"1e3, 1000", " -2.5 , -2.5", "inf, Infinity", "-Infinity, -Infinity", "+7, 7"})
  void numbersAreRead(String text, double number) {
    assertEquals(OptionalDouble.of(number), AxisText.number(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "0x10", "1f", "1d", "NaN1", "1e", "١", "1 2", "I32", "--1"})
  void otherTextsAreNoNumbers(String text) {
    assertTrue(AxisText.number(text).isEmpty());
  }
}
