package org.benchlens.reading.nupp;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LuaNumberTest {
  /// Expected texts are those of C's `printf("%.14g")`.
  @ParameterizedTest
  @CsvSource({
    "100,100",
    "0.5,0.5",
    "0,0",
    "-0.0,-0",
    "1e14,1e+14",
    "99999999999999,99999999999999",
    "0.1,0.1",
    "0.0001,0.0001",
    "0.00001,1e-05",
    "-2.5,-2.5",
    "1e100,1e+100",
    "3.14159265358979312,3.1415926535898",
    "10000,10000"
  })
  void numbersAreWrittenLikeLua(double value, String text) {
    assertEquals(text, LuaNumber.text(value));
  }
}
