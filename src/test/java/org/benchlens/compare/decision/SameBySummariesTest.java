package org.benchlens.compare.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.benchlens.compare.Reason;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.interval.Timing;
import org.benchlens.model.Statistic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SameBySummariesTest {
  private static final Threshold CENTER = Threshold.SAME_CENTER_RELATIVE;
  private static final Threshold OVERLAP = Threshold.SAME_OVERLAP_FRACTION;

  private static FakeSide usual() {
    return FakeSide.usual();
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void equalSidesWithoutClockAreTheSame(Rules rules) {
    Row.of(usual(), usual()).by(rules).is(Status.SAME, Reason.SAME_WITHOUT_CLOCK_RATE);
    Row.of(usual().clock(-1), usual()).by(rules).is(Status.SAME, Reason.SAME_WITHOUT_CLOCK_RATE);
  }

  @Test
  void theMissingClockSettlesItWithoutBeingAFailure() {
    CheckResult clock = Row.of(usual(), usual()).check(CheckId.CLOCK_PRESENT);

    assertEquals(
        new CheckResult(
            CheckId.CLOCK_PRESENT,
            Outcome.NOT_APPLICABLE,
            true,
            new Finding.Passed(PassedOver.NO_CLOCK_RATE)),
        clock);
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void equalSidesWithEqualClocksAreTheSameInCycles(Rules rules) {
    Row.of(usual().clock(2), usual().clock(2))
        .by(rules)
        .is(Status.SAME, Reason.SAME_CONFIRMED_BY_CYCLES);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY, Double.MAX_VALUE})
  void aClockThatMakesNoCyclesIsAmbiguous(double clock) {
    for (Rules rules : Rules.values()) {
      Row.of(usual().clock(1), usual().clock(clock))
          .by(rules)
          .is(Status.AMBG, Reason.INVALID_CLOCK_RATE);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.1, Double.NaN, Double.POSITIVE_INFINITY})
  void unusableNoiseIsAmbiguous(double noise) {
    for (Rules rules : Rules.values()) {
      Row.of(usual(), usual().noise(noise)).by(rules).is(Status.AMBG, Reason.NOISE_UNAVAILABLE);
      Row.of(usual().noise(noise), usual()).by(rules).is(Status.AMBG, Reason.NOISE_UNAVAILABLE);
    }
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void theLargerNoiseMayReachTheCeiling(Rules rules) {
    Row.of(usual(), usual().noise(0.125)).by(rules).is(Status.SAME, Reason.SAME_WITHOUT_CLOCK_RATE);
    Row.of(usual().noise(Math.nextUp(0.125)), usual())
        .by(rules)
        .is(Status.AMBG, Reason.NOISE_TOO_HIGH);
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void aSideWithoutIntervalIsAmbiguous(Rules rules) {
    FakeSide bare =
        FakeSide.with(Timing.none().with(Statistic.MEDIAN, 2).with(Statistic.RELATIVE_IQR, 0));

    Row.of(bare, usual()).by(rules).is(Status.AMBG, Reason.MISSING_INTERVAL);
    Row.of(usual(), bare).by(rules).is(Status.AMBG, Reason.MISSING_INTERVAL);
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void centersMayDifferByTheLimit(Rules rules) {
    FakeSide far = FakeSide.interval(1, 3, 3);

    Row.of(usual(), far).by(rules).is(Status.SAME, Reason.SAME_WITHOUT_CLOCK_RATE);
    Row.of(far, usual())
        .with(CENTER, Math.nextDown(0.5))
        .by(rules)
        .is(Status.AMBG, Reason.CENTERS_NOT_CLOSE);
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void overlapMayBeAsSmallAsTheLimit(Rules rules) {
    FakeSide shifted = FakeSide.interval(2, 2, 4);

    Row.of(usual(), shifted).by(rules).is(Status.SAME, Reason.SAME_WITHOUT_CLOCK_RATE);
    Row.of(usual(), shifted)
        .with(OVERLAP, Math.nextUp(0.5))
        .by(rules)
        .is(Status.AMBG, Reason.WEAK_INTERVAL_OVERLAP);
  }

  @Test
  void centersInCyclesMayDifferByTheLimit() {
    // Cycles 1 to 3 around 2, and 1.5 to 4.5 around 3.
    Row at = Row.of(usual().clock(1), usual().clock(1.5)).with(OVERLAP, 0);

    at.is(Status.SAME, Reason.SAME_CONFIRMED_BY_CYCLES);
    Row below = at.with(CENTER, Math.nextDown(0.5));
    below.is(Status.AMBG, Reason.CYCLE_SAME_NOT_CONFIRMED);
    assertEquals(CheckId.CLOCK_CENTERS_CLOSE, below.decide().deciding().orElseThrow().check());
  }

  @Test
  void overlapInCyclesMayBeAsSmallAsTheLimit() {
    // Cycles 1 to 3 and 1.5 to 4.5 share 1.5 of 2.
    Row at = Row.of(usual().clock(1), usual().clock(1.5)).with(OVERLAP, 0.75);

    at.is(Status.SAME, Reason.SAME_CONFIRMED_BY_CYCLES);
    Row above = at.with(OVERLAP, Math.nextUp(0.75));
    above.is(Status.AMBG, Reason.CYCLE_SAME_NOT_CONFIRMED);
    assertEquals(CheckId.CLOCK_INTERVAL_OVERLAP, above.decide().deciding().orElseThrow().check());
  }

  @Test
  void theGuideAsksForNoiseFirstThenCeiling() {
    Row noisy = Row.of(usual().noise(1), FakeSide.interval(1, 1, 1.5).noise(1));

    noisy.is(Status.AMBG, Reason.NOISE_TOO_HIGH);
    noisy.by(Rules.ROBUST).is(Status.AMBG, Reason.CENTERS_NOT_CLOSE);
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void unavailableNoiseComesBeforeAMissingInterval(Rules rules) {
    FakeSide bare =
        FakeSide.with(Timing.none().with(Statistic.MEDIAN, 2).with(Statistic.RELATIVE_IQR, -1));

    Row.of(bare, usual()).by(rules).is(Status.AMBG, Reason.NOISE_UNAVAILABLE);
  }
}
