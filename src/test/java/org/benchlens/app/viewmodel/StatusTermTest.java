package org.benchlens.app.viewmodel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.EnumSet;
import java.util.Set;
import org.benchlens.compare.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class StatusTermTest {

  @ParameterizedTest
  @CsvSource({
    "status:AMBG, AMBG",
    "'T=I8 status:ambg,SLOW noise>2%', SLOW AMBG",
    "status:????, UNKNOWN",
    "'', ''",
    "-status:AMBG, ''",
    "xstatus:AMBG, ''",
    "'status:AMBG,odd', ''"
  })
  void onlyThePlainTermCounts(String text, String expected) {
    Set<Status> wanted = EnumSet.noneOf(Status.class);
    for (String word : expected.isEmpty() ? new String[0] : expected.split(" ", -1)) {
      wanted.add(Status.valueOf(word));
    }
    assertEquals(wanted, StatusTerm.in(text));
  }

  @Test
  void aStatusIsAddedInPlace() {
    assertEquals(
        "T=I8 status:SLOW,AMBG copy",
        StatusTerm.with("T=I8 status:AMBG copy", EnumSet.of(Status.AMBG, Status.SLOW)));
  }

  @Test
  void theFirstStatusStandsInFront() {
    assertEquals("status:???? copy", StatusTerm.with("copy", EnumSet.of(Status.UNKNOWN)));
  }

  @Test
  void theLastStatusTakesTheTermAway() {
    assertEquals(
        "T=I8 copy", StatusTerm.with("T=I8 status:AMBG copy", EnumSet.noneOf(Status.class)));
  }
}
