package org.benchlens.compare.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.junit.jupiter.api.Test;

/// What holds for every row, tried on many made ones.
class RandomRowsTest {
  private static final int ROWS = 4000;

  private static void forEachRow(long seed, BiConsumer<RandomRow, String> claim) {
    for (int i = 0; i < ROWS; i++) {
      RandomRow row = new RandomRow(new SplittableRandom(seed + i));
      for (Rules rules : Rules.values()) {
        claim.accept(row.by(rules), "seed " + (seed + i) + ", " + rules.word());
      }
    }
  }

  @Test
  void everyReasonOfEachRuleSetOccurs() {
    Map<Rules, Set<Reason>> found = new EnumMap<>(Rules.class);
    forEachRow(
        1,
        (row, where) ->
            found
                .computeIfAbsent(row.settings().rules(), rules -> EnumSet.noneOf(Reason.class))
                .add(row.decide().reason()));

    Set<Reason> robustOnly =
        EnumSet.of(
            Reason.BULK_TIME_SAME_WITHOUT_CYCLES,
            Reason.BULK_TIME_SAME_CONFIRMED_BY_SUMMARY_CYCLES);
    assertEquals(EnumSet.allOf(Reason.class), found.get(Rules.ROBUST));
    assertEquals(EnumSet.complementOf(EnumSet.copyOf(robustOnly)), found.get(Rules.GUIDE));
  }

  @Test
  void exactlyOneCheckSettlesARowAndNoneAfterItIsReached() {
    forEachRow(
        10_000,
        (row, where) -> {
          List<CheckResult> trace = row.decide().trace();
          assertEquals(1, trace.stream().filter(CheckResult::deciding).count(), where);
          CheckResult deciding = row.decide().deciding().orElseThrow();
          boolean after = false;
          for (CheckResult result : trace) {
            boolean sameGroup = result.check().group().equals(deciding.check().group());
            after |= result.deciding();
            boolean reached = result.outcome() != Outcome.NOT_REACHED;
            assertTrue(sameGroup || reached != after, where + ": " + result);
          }
        });
  }

  @Test
  void measuredOutcomesFollowFromTheirNumbers() {
    forEachRow(
        20_000,
        (row, where) -> {
          for (CheckResult result : row.decide().trace()) {
            if (result.finding() instanceof Finding.Measured measured) {
              boolean holds =
                  measured.relation() == Relation.ABOVE
                      ? measured.margin() > 0
                      : measured.margin() >= 0;
              assertEquals(holds ? Outcome.PASS : Outcome.FAIL, result.outcome(), where);
            }
          }
        });
  }

  @Test
  void swappingTheSidesSwapsFastAndSlowOnly() {
    forEachRow(
        30_000,
        (row, where) -> {
          Decision there = row.decide();
          Decision back = row.swapped().decide();
          Status mirrored =
              switch (there.status()) {
                case FAST -> Status.SLOW;
                case SLOW -> Status.FAST;
                case SAME -> Status.SAME;
                case AMBG -> Status.AMBG;
                case UNKNOWN -> Status.UNKNOWN;
              };
          assertEquals(mirrored, back.status(), where);
          assertEquals(there.reason(), back.reason(), where);
        });
  }

  @Test
  void whatWasDecidedBeforeDoesNotMatter() {
    forEachRow(
        40_000,
        (row, where) -> {
          RowEvidence used = row.evidence();
          Settings other = Row.LIMITS.with(Threshold.CLEAR_GAP_RELATIVE, 0);
          RowDecider.decide(used, other);
          RowDecider.decide(used, other.with(Threshold.SAME_CENTER_RELATIVE, 5));
          used.settle();
          assertEquals(row.decide(), RowDecider.decide(used, row.settings()), where);
          RowDecider.decide(used, other.with(Rules.ROBUST));
          used.settle();
          assertEquals(row.decide(), RowDecider.decide(used, row.settings()), where);
        });
  }

  @Test
  void aRunAgainstItselfIsNeverFastOrSlow() {
    forEachRow(
        50_000,
        (row, where) -> {
          Status status = row.againstItself().decide().status();
          assertFalse(status == Status.FAST || status == Status.SLOW, where);
        });
  }

  @Test
  void theOrderOfSamplesDoesNotMatter() {
    forEachRow(60_000, (row, where) -> assertEquals(row.decide(), row.reversed().decide(), where));
  }

  @Test
  void doublingAllTimesChangesNoVerdict() {
    forEachRow(
        70_000,
        (row, where) -> {
          // Made values lie on limits, where the rounding of logarithms would show.
          RandomRow off = row.with(Threshold.SAME_CENTER_RELATIVE, 0.45);
          Decision one = off.decide();
          Decision two = off.doubled().decide();
          assertEquals(one.status(), two.status(), where);
          assertEquals(one.reason(), two.reason(), where);
          assertEquals(one.change(), two.change(), where);
        });
  }
}
