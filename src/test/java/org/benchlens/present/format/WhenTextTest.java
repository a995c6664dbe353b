package org.benchlens.present.format;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WhenTextTest {
  private static long second(String time) {
    return LocalDateTime.parse(time).toEpochSecond(ZoneOffset.UTC);
  }

  @ParameterizedTest
  @CsvSource({
    "2025-11-20T14:05, today 14:05",
    "2025-11-20T00:00, today 00:00",
    "2025-11-19T23:59, yesterday",
    "2025-11-17T16:20, Mon 16:20",
    "2025-11-14T16:20, Fri 16:20",
    "2025-11-13T16:20, 13 Nov",
    "2024-11-13T16:20, 13 Nov 2024",
    "2025-11-21T01:00, today 01:00"
  })
  void aMomentIsSaidByItsDistance(String then, String said) {
    long now = second("2025-11-20T15:00");
    assertEquals(said, WhenText.of(second(then), now, ZoneOffset.UTC));
  }

  @Test
  void anUnknownMomentIsSaidByNothing() {
    assertEquals("", WhenText.of(0, second("2025-11-20T15:00"), ZoneOffset.UTC));
  }

  @ParameterizedTest
  @CsvSource({"0.005, 0.5 %", "0.97, 97 %", "0.0012345, 0.12345 %", "0, 0 %", "1, 100 %"})
  void aLimitIsExact(double ratio, String text) {
    assertEquals(text, LimitText.of(ratio));
  }
}
