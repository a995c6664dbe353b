package org.benchlens.compare.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.benchlens.compare.Rules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RuleSetTest {
  private static List<CheckId> order(Rules rules) {
    return RuleSet.of(rules).stream().flatMap(check -> check.ids().stream()).toList();
  }

  @Test
  void theGuideAsksInTheOrderOfTheIds() {
    assertEquals(List.of(CheckId.values()), order(Rules.GUIDE));
  }

  @Test
  void robustAsksSummariesBeforeSamplesAndTheCeilingAfterThem() {
    List<CheckId> order = order(Rules.ROBUST);
    List<CheckId> expected =
        List.of(
            CheckId.GAP_CLOCK_CYCLES,
            CheckId.NOISE_PRESENT,
            CheckId.SAME_INTERVALS,
            CheckId.CENTERS_CLOSE,
            CheckId.INTERVAL_OVERLAP,
            CheckId.TIMES_USABLE,
            CheckId.CYCLE_COMPARE_SUPPORT,
            CheckId.NOISE_CEILING,
            CheckId.CLOCK_PRESENT);

    assertEquals(expected, order.stream().filter(expected::contains).toList());
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void everyCheckIsAskedOnce(Rules rules) {
    assertEquals(List.of(CheckId.values()), order(rules).stream().sorted().toList());
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void theTraceHasEveryCheckInTheOrderOfTheRules(Rules rules) {
    Stream<Row> rows =
        Stream.of(
            Row.of(FakeSide.usual(), FakeSide.usual().skipped()),
            Row.of(FakeSide.usual(), FakeSide.interval(9, 9, 9)),
            Row.of(FakeSide.usual().samples(1), FakeSide.usual().samples(1)));

    rows.forEach(
        row ->
            assertEquals(
                order(rules),
                row.by(rules).decide().trace().stream().map(CheckResult::check).toList()));
  }
}
