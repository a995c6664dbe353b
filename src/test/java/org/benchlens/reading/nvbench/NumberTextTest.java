package org.benchlens.reading.nvbench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class NumberTextTest {
  private static OptionalDouble real(String text) {
    return NumberText.real(text.toCharArray(), text.length());
  }

  private static OptionalLong whole(String text) {
    return NumberText.whole(text.toCharArray(), text.length());
  }

  @ParameterizedTest
  @CsvSource({
    "0.000351, 0.000351",
    "8.647178200872394e-05, 8.647178200872394E-5",
    "1316714048, 1.316714048E9",
    "1.7976931348623157e+308, 1.7976931348623157E308",
    "+5, 5",
    "-5.5E2, -550",
    "5., 5",
    ".5, 0.5",
    "007, 7",
    "1e5, 100000",
    "4.9e-324, 4.9E-324",
    "1e-400, 0",
    "1e400, Infinity",
    "-1e400, -Infinity",
    "1e99999999999, Infinity",
    "1e-99999999999, 0",
    "inf, Infinity",
    "+inf, Infinity",
    "-inf, -Infinity",
    "INF, Infinity",
    "Infinity, Infinity",
    "-iNfInItY, -Infinity",
    "nan, NaN",
    "-nan, NaN",
    "+NaN, NaN",
  })
  void readsEachFormOfADouble(String text, double number) {
    assertEquals(OptionalDouble.of(number), real(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "+",
        "-",
        ".",
        "-.",
        "e5",
        ".e5",
        "1e",
        "1e+",
        "1e5.0",
        "1.2.3",
        "1..2",
        "1,5",
        "1f",
        "1d",
        "1D",
        "0x10",
        "0x1p3",
        "1_000",
        "1 2",
        "--1",
        "+-1",
        "infi",
        "infinit",
        "in",
        "infinityx",
        "nans",
        "na",
        "nan(1)",
        "true",
        "fast",
        "1us",
        "1e5e5",
        "١",
        "½",
        "NaN1",
        "\u0000inf2",
        "1-",
        "e",
        "1e-"
      })
  void whatIsNoDoubleIsNone(String text) {
    assertEquals(OptionalDouble.empty(), real(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {" 1.5", "1.5 ", "\t1.5\n", "\u00a01.5\u2003", "\r\n 1.5 \u0000"})
  void blanksAroundADoubleAreTrimmed(String text) {
    assertEquals(OptionalDouble.of(1.5), real(text));
  }

  @Test
  void doublesAreRoundedAsJavaRoundsThem() {
    long seed = 4_711;
    Random random = new Random(seed);
    for (int round = 0; round < 5_000; round++) {
      double number = Double.longBitsToDouble(random.nextLong());
      if (Double.isFinite(number)) {
        assertRounded(Double.toString(number), seed);
        // Half way to the next double and a hair beyond: the hardest to round.
        BigDecimal half = half(number);
        assertRounded(half.toString(), seed);
        assertRounded(half.toString().replaceFirst("(E|$)", "00000000001$1"), seed);
      }
    }
  }

  private static BigDecimal half(double number) {
    double next = Math.nextDown(Math.abs(number));
    return new BigDecimal(number).abs().add(new BigDecimal(next)).divide(BigDecimal.TWO);
  }

  private static void assertRounded(String text, long seed) {
    assertEquals(
        OptionalDouble.of(Double.parseDouble(text)), real(text), () -> text + ", seed " + seed);
  }

  @Test
  void negativeZeroKeepsItsSign() {
    assertEquals(OptionalDouble.of(-0.0), real("-0"));
  }

  @Test
  void onlyTheGivenLengthCounts() {
    assertEquals(OptionalDouble.of(12), NumberText.real("12345".toCharArray(), 2));
  }

  @ParameterizedTest
  @CsvSource({
    "499, 499",
    "-1, -1",
    "+7, 7",
    "0, 0",
    "-0, 0",
    "00012, 12",
    "9007199254740993, 9007199254740993",
    "9223372036854775807, 9223372036854775807",
    "-9223372036854775808, -9223372036854775808",
    "' 42 ', 42",
  })
  void readsEachFormOfAnInteger(String text, long number) {
    assertEquals(OptionalLong.of(number), whole(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "-",
        "+",
        "1.0",
        "1e3",
        "abc",
        "1 2",
        "0x1",
        "9223372036854775808",
        "-9223372036854775809",
        "92233720368547758070",
        "99999999999999999999999999",
        "inf"
      })
  void whatIsNoIntegerIsNone(String text) {
    assertEquals(OptionalLong.empty(), whole(text));
  }
}
