package org.benchlens.replicate.change;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.ConditionId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Values of nupp-record.md, 4.8 and 4.9.
final class RulingTest {
  private static Ruling ruling(double low, double upper, double p) {
    return Ruling.of(
        Optional.of(
            new ShiftInterval(low, upper, 1, OptionalDouble.empty(), OptionalDouble.empty())),
        p,
        .02);
  }

  @ParameterizedTest
  @CsvSource({
    "-.013,.006,.4,UNCHANGED", "-.20,.20,.4,INCONCLUSIVE", ".162,.207,.001,REGRESSED",
    "-.111,-.082,.001,IMPROVED", "-.013,.140,.02,INCONCLUSIVE", ".162,.207,.30,INCONCLUSIVE",
    "-.001,.001,.9,UNCHANGED", "-.02,.01,.5,INCONCLUSIVE", "-.0199,.0199,.5,UNCHANGED",
    ".02,.05,.049,REGRESSED", ".02,.05,.05,INCONCLUSIVE", "-.05,-.02,.01,IMPROVED",
    "-.01,.02,.001,INCONCLUSIVE", ".0199,.05,.001,INCONCLUSIVE", "-.05,-.0199,.001,INCONCLUSIVE"
  })
  void verdictsOnEachSideOfEachLimit(double low, double upper, double p, Verdict verdict) {
    assertEquals(verdict, ruling(low, upper, p).verdict());
  }

  @Test
  void withoutIntervalNothingElseIsAsked() {
    Ruling ruling = Ruling.of(Optional.empty(), 0, .02);
    assertEquals(Verdict.INCONCLUSIVE, ruling.verdict());
    assertEquals(
        List.of(ConditionId.INTERVAL), ruling.conditions().stream().map(Condition::id).toList());
  }

  @Test
  void theConditionsStandInTheOrderAsked() {
    assertEquals(
        List.of(
            ConditionId.INTERVAL,
            ConditionId.ABOVE_LOWER_MARGIN,
            ConditionId.BELOW_UPPER_MARGIN,
            ConditionId.SIGNIFICANT,
            ConditionId.ALL_SLOWER,
            ConditionId.ALL_FASTER),
        ruling(-.05, -.02, .01).conditions().stream().map(Condition::id).toList());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void aMarginIsRequired(double margin) {
    assertThrows(IllegalArgumentException.class, () -> Ruling.of(Optional.empty(), 1, margin));
  }

  @Test
  void theFamilyAdjustsEachP() {
    assertAdjusted(new double[] {.001, .008, .039, .041, .042}, .005, .020, .042, .042, .042);
    assertAdjusted(new double[] {.01, .02, .03, .04, .05}, .05, .05, .05, .05, .05);
    assertAdjusted(new double[] {.04, .01, .03, .02}, .04, .04, .04, .04);
    assertAdjusted(new double[] {.001, .9}, .002, .9);
    assertAdjusted(new double[0]);
    assertAdjusted(new double[] {1, 1}, 1, 1);
  }

  private static void assertAdjusted(double[] pValues, double... expected) {
    assertArrayEquals(expected, FalseDiscovery.adjust(pValues), 1e-15);
  }

  /// Section 7, 7: a lone change can pass in a family of 25 at n 10, 51 at 11, 102 at 12.
  @ParameterizedTest
  @CsvSource({
    "10,25,true",
    "10,26,false",
    "11,51,true",
    "11,52,false",
    "12,102,true",
    "12,103,false"
  })
  void aLoneChangeNeedsASmallFamily(int pairs, int family, boolean possible) {
    assertEquals(possible, FalseDiscovery.loneChange(pairs, family).holds());
  }
}
