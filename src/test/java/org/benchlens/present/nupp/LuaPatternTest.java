package org.benchlens.present.nupp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class LuaPatternTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "floats | sum.floats | true",
        "^floats$ | floats | true",
        "^floats$ | floats2 | false",
        "^a$b | a$b | true",
        "a^b | a^b | true",
        "a.c | abc | true",
        "a%.c | abc | false",
        "a%.c | a.c | true",
        "^%d+$ | 1234 | true",
        "^%d+$ | 12x4 | false",
        "^%d*$ | '' | true",
        "^%d+$ | '' | false",
        "^a-b$ | aaab | true",
        "^ab?c$ | ac | true",
        "^ab?c$ | abbc | false",
        "^[a-c]+$ | abcabc | true",
        "^[a-c]+$ | abd | false",
        "^[^a-c]+$ | xyz | true",
        "^[%d_]+$ | 1_2 | true",
        "^[]x]+$ | x]x | true",
        "^[a-]+$ | a-a | true",
        "^%D+$ | abc | true",
        "^%w+$ | a1B2 | true",
        "^(a)(b)$ | ab | true",
        "%u%l%s%x%p | Ab f! | true",
        "^size=100$ | size=10000 | false",
        "^%a+$ | \u00e4 | false",
      })
  void aPatternIsFoundOrNot(String pattern, String text, boolean found) throws PatternException {
    assertEquals(found, LuaPattern.of(pattern).findsIn(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "[a", "[]", "%", "(a", "a)", "%bxy", "%f[a]", "(a)%1"})
  void aMalformedPatternIsRefused(String pattern) {
    assertThrows(PatternException.class, () -> LuaPattern.of(pattern));
  }

  @Test
  void noPatternTakesForever() throws PatternException {
    LuaPattern pattern = LuaPattern.of("^" + ".*".repeat(60) + "x$");
    String text = "a".repeat(20_000);
    assertTimeoutPreemptively(
        Duration.ofSeconds(5), () -> assertEquals(false, pattern.findsIn(text)));
  }
}
