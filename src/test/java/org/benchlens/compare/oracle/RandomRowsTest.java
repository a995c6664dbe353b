package org.benchlens.compare.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Status;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The generator must come by every corner, or the comparisons with the engine prove little.
final class RandomRowsTest {
  private static final int ROWS = 10_000;
  private static final int OFTEN = 50;

  /// Reasons that only the robust rules can give (contract, section 5).
  private static final Set<Reason> ROBUST_ONLY =
      EnumSet.of(
          Reason.BULK_TIME_SAME_CONFIRMED_BY_SUMMARY_CYCLES, Reason.BULK_TIME_SAME_WITHOUT_CYCLES);

  @ParameterizedTest
  @EnumSource(Rules.class)
  void everyReasonIsReachedOften(Rules rules) {
    Map<Reason, Integer> counts = new EnumMap<>(Reason.class);
    for (long seed = 0; seed < ROWS; seed++) {
      counts.merge(RandomRows.row(seed).oracle(rules).reason(), 1, Integer::sum);
    }
    for (Reason reason : Reason.values()) {
      int count = counts.getOrDefault(reason, 0);
      if (rules == Rules.GUIDE && ROBUST_ONLY.contains(reason)) {
        assertEquals(0, count, reason.code());
      } else {
        assertTrue(count >= OFTEN, reason.code() + " only " + count + " times: " + counts);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void everyStatusIsReachedOften(Rules rules) {
    Map<Status, Integer> counts = new EnumMap<>(Status.class);
    for (long seed = 0; seed < ROWS; seed++) {
      counts.merge(RandomRows.row(seed).oracle(rules).status(), 1, Integer::sum);
    }
    for (Status status : Status.values()) {
      assertTrue(counts.getOrDefault(status, 0) >= ROWS / 40, counts.toString());
    }
  }

  @Test
  void everyStateOfTheRareFilterIsReachedOften() {
    Map<String, Integer> counts = new TreeMap<>();
    for (long seed = 0; seed < ROWS; seed++) {
      OracleCoverage coverage = RandomRows.row(seed).oracle(Rules.GUIDE).timeCoverage();
      if (coverage != null) {
        counts.merge(coverage.referenceFilter(), 1, Integer::sum);
      }
    }
    assertEquals(6, counts.size(), counts.toString());
    counts.forEach((filter, count) -> assertTrue(count >= OFTEN, counts.toString()));
  }

  @Test
  void aSeedGivesTheSameRowAgain() {
    assertEquals(RandomRows.row(7).toString(), RandomRows.row(7).toString());
  }
}
