package org.benchlens.present.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Expected texts were printed by CPython 3, whose percent formats follow C's printf and whose
/// `repr` is the shortest text that reads back.
class DecimalsTest {
  @ParameterizedTest
  @CsvSource({
    "0.0005, 0.001, +0.0, 0.0005",
    "0.0015, 0.002, +0.0, 0.0015",
    "0.0025, 0.003, +0.0, 0.0025",
    "2.5, 2.500, +2.5, 2.5",
    "0.125, 0.125, +0.1, 0.125",
    "-0.0004, -0.000, -0.0, -0.0004",
    "1e+22, 10000000000000000000000.000, +10000000000000000000000.0, 1e+22",
    "5e-324, 0.000, +0.0, 4.9407e-324",
    "123456.785, 123456.785, +123456.8, 1.2346e+05",
    "0.30000000000000004, 0.300, +0.3, 0.3",
    "1e-07, 0.000, +0.0, 1e-07",
    "-2.675, -2.675, -2.7, -2.675"
  })
  void numbersRoundAsInC(double value, String fixed, String signed, String general) {
    assertEquals(fixed, Decimals.fixed(value, 3));
    assertEquals(signed, Decimals.signed(value, 1));
    assertEquals(general, Decimals.general(value, 5));
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "-0.0, -0",
    "1, 1",
    "10, 10",
    "100000, 1e+05",
    "99999.5, 1e+05",
    "99999.4, 99999",
    "0.0001, 0.0001",
    "9.999996e-05, 0.0001",
    "9.9999e-05, 9.9999e-05",
    "1234567, 1.2346e+06",
    "12345678, 1.2346e+07",
    "0.5, 0.5",
    "1e+300, 1e+300",
    "1.5, 1.5",
    "-1234.5, -1234.5",
    "5e-05, 5e-05",
    "0.1, 0.1"
  })
  void fiveSignificantDigitsAsInC(double value, String general) {
    assertEquals(general, Decimals.general(value, 5));
  }

  @Test
  void randomNumbersRoundAsTheirExactValue() {
    long seed = 20261130;
    Random random = new Random(seed);
    for (int i = 0; i < 20_000; i++) {
      double halves = random.nextInt(2_000_000) / 2000.0;
      double value =
          switch (i % 3) {
            case 0 -> random.nextDouble() * Math.pow(10, random.nextInt(14) - 4);
            case 1 -> Math.nextUp(halves);
            default -> halves;
          };
      int places = random.nextInt(8);
      assertEquals(
          new BigDecimal(value).setScale(places, RoundingMode.HALF_EVEN).toPlainString(),
          Decimals.fixed(value, places),
          () -> "seed " + seed + ", value " + value + ", places " + places);
    }
  }

  @ParameterizedTest
  @CsvSource({"NaN, nan, +nan", "Infinity, inf, +inf", "-Infinity, -inf, -inf"})
  void whatIsNotFiniteIsAWord(double value, String general, String signed) {
    assertEquals(general, Decimals.general(value, 5));
    assertEquals(signed, Decimals.signed(value, 1));
  }

  @ParameterizedTest
  @CsvSource({
    "4.03, 4.030",
    "97.9519, 97.95",
    "999.96, 1000",
    "12345.6, 12346",
    "0.000123, 0.0001230",
    "0, 0.000",
    "9.99996, 10.00",
    "1, 1.000",
    "-2.5, -2.500"
  })
  void significantDigitsKeepTheirZeros(double value, String text) {
    assertEquals(text, Decimals.significant(value, 4));
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, 0.5",
    "1.0, 1.0",
    "1e-05, 1e-05",
    "0.0001, 0.0001",
    "1e+16, 1e+16",
    "1000000000000000.0, 1000000000000000.0",
    "1.2345678901234568e+17, 1.2345678901234568e+17",
    "2.2250738585072014e-308, 2.2250738585072014e-308",
    "1.7976931348623157e+308, 1.7976931348623157e+308",
    "-0.0, -0.0",
    "0.0, 0.0",
    "-2.5e-07, -2.5e-07",
    "4.0262144e-06, 4.0262144e-06",
    "0.30000000000000004, 0.30000000000000004",
    "100.0, 100.0",
    "1e+22, 1e+22"
  })
  void exactNumbersAreTheShortestThatReadBack(double value, String text) {
    assertEquals(text, ExactNumber.of(value));
    assertEquals(value, Double.parseDouble(ExactNumber.of(value)));
  }
}
