package org.benchlens.compare.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.benchlens.compare.Reason;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.interval.Timing;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.Statistic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class GapRowsTest {
  private static FakeSide low() {
    return FakeSide.interval(3, 3, 4);
  }

  private static FakeSide high() {
    return FakeSide.interval(5, 6, 7);
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void aGapThatHoldsByTheClockIsFastOrSlow(Rules rules) {
    Reason confirmed = Reason.CLEAR_GAP_CONFIRMED_BY_SUMMARY_CYCLES;

    Row.of(low().clock(2), high().clock(2)).by(rules).is(Status.SLOW, confirmed);
    Row.of(high().clock(2), low().clock(2)).by(rules).is(Status.FAST, confirmed);
  }

  @Test
  void aGapAtTheLimitIsClearAndTheNextBelowIsNot() {
    Row at = Row.of(low().clock(1), high().clock(1));
    Row below = at.with(Threshold.CLEAR_GAP_RELATIVE, Math.nextUp(0.25));

    assertEquals(Status.SLOW, at.decide().status());
    assertEquals(Outcome.FAIL, below.check(CheckId.CLEAR_GAP).outcome());
    assertEquals(Status.AMBG, below.decide().status());
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void aSideWithoutClockIsAmbiguousEvenIfTheOtherClockIsBad(Rules rules) {
    Row.of(low(), high().clock(-1)).by(rules).is(Status.AMBG, Reason.MISSING_CLOCK_RATE);
    Row.of(low().clock(Double.NaN), high()).by(rules).is(Status.AMBG, Reason.MISSING_CLOCK_RATE);
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY, Double.MAX_VALUE})
  void aClockThatMakesNoCyclesIsAmbiguous(double clock) {
    Row.of(low().clock(1), high().clock(clock)).is(Status.AMBG, Reason.INVALID_CLOCK_RATE);
    Row.of(low().clock(clock), high().clock(1)).is(Status.AMBG, Reason.INVALID_CLOCK_RATE);
  }

  @Test
  void aGapThatIsGoneInCyclesIsAmbiguous() {
    Row.of(low().clock(5), high().clock(4)).is(Status.AMBG, Reason.SUMMARY_CYCLE_GAP_NOT_CONFIRMED);
  }

  @Test
  void theOppositeGapInCyclesDoesNotConfirm() {
    Row row = Row.of(low().clock(100), high().clock(1));

    row.is(Status.AMBG, Reason.SUMMARY_CYCLE_GAP_NOT_CONFIRMED);
    Finding.Measured measured = (Finding.Measured) row.check(CheckId.GAP_CLOCK_CYCLES).finding();
    assertEquals(-79, measured.value());
  }

  @Test
  void aGapInCyclesMustReachTheLimitToo() {
    // 4 * 5 = 20 to 5 * 5 = 25 is a gap of exactly 0.25.
    Row at = Row.of(low().clock(5), high().clock(5));
    Row below = Row.of(low().clock(5), high().clock(Math.nextDown(5.0)));

    at.is(Status.SLOW, Reason.CLEAR_GAP_CONFIRMED_BY_SUMMARY_CYCLES);
    below.is(Status.AMBG, Reason.SUMMARY_CYCLE_GAP_NOT_CONFIRMED);
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void samplesConfirmBeforeTheClock(Rules rules) {
    Row.of(low().samples(3, 4), high().samples(5, 6))
        .by(rules)
        .is(Status.SLOW, Reason.CLEAR_GAP_CONFIRMED_BY_BULK_CYCLES);
    Row.of(high().samples(5, 6), low().samples(3, 4))
        .by(rules)
        .is(Status.FAST, Reason.CLEAR_GAP_CONFIRMED_BY_BULK_CYCLES);
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void samplesWithoutTheGapAreAmbiguousWhateverTheClockSays(Rules rules) {
    Row.of(low().clock(1).samples(3, 4), high().clock(1).samples(3, 4))
        .by(rules)
        .is(Status.AMBG, Reason.BULK_CYCLE_GAP_NOT_CONFIRMED);
  }

  @Test
  void theOppositeGapInSampleCyclesDoesNotConfirm() {
    Row.of(low().times(3, 4).frequencies(100, 100), high().times(5, 6).frequencies(1, 1))
        .is(Status.AMBG, Reason.BULK_CYCLE_GAP_NOT_CONFIRMED);
  }

  @ParameterizedTest
  @EnumSource(
      value = SampleFault.Kind.class,
      names = {"COUNT_DIFFERS", "UNREADABLE"})
  void samplesThatAreThereButUnusableVeto(SampleFault.Kind kind) {
    for (SampleArray array : SampleArray.values()) {
      Row.of(low().clock(1).samples(3, 3, 4).broken(array, kind), high().clock(1).samples(5))
          .is(Status.AMBG, Reason.BULK_CYCLE_DATA_UNUSABLE);
    }
  }

  @ParameterizedTest
  @CsvSource({"0", "-1", "NaN", "Infinity"})
  void aBadValueVetoes(float bad) {
    Row.of(low().clock(1).samples(3, bad), high().clock(1).samples(5))
        .is(Status.AMBG, Reason.BULK_CYCLE_DATA_UNUSABLE);
  }

  @Test
  void arraysOfDifferentLengthVetoUnderTheGuide() {
    Row row = Row.of(low().clock(1).times(3, 4).frequencies(1, 1, 1), high().clock(1).samples(5));

    row.is(Status.AMBG, Reason.BULK_CYCLE_DATA_UNUSABLE);
    row.by(Rules.ROBUST).is(Status.SLOW, Reason.CLEAR_GAP_CONFIRMED_BY_SUMMARY_CYCLES);
  }

  @ParameterizedTest
  @EnumSource(
      value = SampleFault.Kind.class,
      names = {"MISSING", "EMPTY", "OUTSIDE"})
  void samplesThatAreNotThereLeaveItToTheClock(SampleFault.Kind kind) {
    for (Rules rules : Rules.values()) {
      for (SampleArray array : SampleArray.values()) {
        Row.of(low().clock(1).samples(3, 3, 4).broken(array, kind), high().clock(1).samples(5))
            .by(rules)
            .is(Status.SLOW, Reason.CLEAR_GAP_CONFIRMED_BY_SUMMARY_CYCLES);
      }
    }
  }

  @Test
  void aDeclaredCountOfZeroLeavesItToTheClock() {
    FakeSide reference = low().clock(1).times(3).declares(SampleArray.FREQUENCIES, 0);

    Row.of(reference, high().clock(1).samples(5))
        .is(Status.SLOW, Reason.CLEAR_GAP_CONFIRMED_BY_SUMMARY_CYCLES);
  }

  @Test
  void withoutIntervalsNothingIsConfirmed() {
    FakeSide bare =
        FakeSide.with(Timing.none().with(Statistic.MEDIAN, 2).with(Statistic.RELATIVE_IQR, 0));
    Row row = Row.of(bare, FakeSide.usual());

    assertEquals(Outcome.FAIL, row.check(CheckId.GAP_INTERVALS).outcome());
    assertEquals(
        new Finding.Passed(PassedOver.NO_INTERVAL), row.check(CheckId.CLEAR_GAP).finding());
    assertEquals(
        new Finding.Passed(PassedOver.NO_GAP), row.check(CheckId.GAP_CLOCK_CYCLES).finding());
    row.is(Status.AMBG, Reason.MISSING_INTERVAL);
  }
}
