package org.benchlens.compare.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SameBySamplesTest {
  private static FakeSide usual() {
    return FakeSide.usual();
  }

  private static Row covered() {
    return Row.of(usual().samples(1, 2, 3), usual().samples(1, 2, 3));
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void equalSamplesAreTheSame(Rules rules) {
    covered().by(rules).is(Status.SAME, Reason.BULK_SAME);
  }

  @Test
  void underTheGuideSamplesAloneDecide() {
    FakeSide odd = FakeSide.interval(1, 1, 3).noise(Double.NaN).clock(-1).samples(1, 2, 3);

    Row.of(odd, usual().samples(1, 2, 3)).is(Status.SAME, Reason.BULK_SAME);
  }

  @Test
  void underTheRobustRulesSummariesAreAskedFirstButTheCeilingIsNot() {
    FakeSide noisy = usual().noise(5).samples(1, 2, 3);
    FakeSide far = FakeSide.interval(1, 1, 3).samples(1, 2, 3);

    Row.of(noisy, usual().samples(1, 2, 3)).by(Rules.ROBUST).is(Status.SAME, Reason.BULK_SAME);
    Row.of(far, usual().samples(1, 2, 3))
        .by(Rules.ROBUST)
        .is(Status.AMBG, Reason.CENTERS_NOT_CLOSE);
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void sampleCoverageMayBeAsSmallAsTheLimit(Rules rules) {
    Row row = Row.of(usual().samples(1, 1, 1, 100), usual().samples(1, 1, 1, 1)).by(rules);

    row.is(Status.SAME, Reason.BULK_SAME);
    row.with(Threshold.BULK_SAMPLE_COVERAGE, Math.nextUp(0.75))
        .is(Status.AMBG, Reason.BULK_TIME_SUPPORT_MISMATCH);
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void supportCoverageMayBeAsSmallAsTheLimit(Rules rules) {
    Row row = Row.of(usual().samples(1, 1, 1, 100), usual().samples(1, 1, 1, 1)).by(rules);

    row.with(Threshold.BULK_SUPPORT_COVERAGE, Math.nextUp(0.5))
        .is(Status.AMBG, Reason.BULK_TIME_SUPPORT_MISMATCH);
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void timesThatCoverWithCyclesThatDoNotAreAmbiguous(Rules rules) {
    Row.of(usual().times(1, 2, 3).frequencies(1, 1, 1), usual().times(1, 2, 3).frequencies(9, 9, 9))
        .by(rules)
        .is(Status.AMBG, Reason.BULK_CYCLE_SUPPORT_MISMATCH);
  }

  @ParameterizedTest
  @ValueSource(floats = {0, -1, Float.NaN, Float.POSITIVE_INFINITY})
  void badTimesAndBadFrequenciesHaveTheirOwnReasons(float bad) {
    for (Rules rules : Rules.values()) {
      FakeSide good = usual().samples(1, 2, 3);
      Row.of(good, usual().times(1, 2, bad).frequencies(1, 1, 1))
          .by(rules)
          .is(Status.AMBG, Reason.BULK_TIME_DATA_UNUSABLE);
      Row.of(usual().times(1, 2, 3).frequencies(1, bad, 1), good)
          .by(rules)
          .is(Status.AMBG, Reason.BULK_CYCLE_DATA_UNUSABLE);
    }
  }

  @Test
  void arraysOfDifferentLengthAreUnusableUnderTheGuideOnly() {
    Row row = Row.of(usual().times(1, 2, 3).frequencies(1, 1), usual().samples(1, 2, 3));

    row.is(Status.AMBG, Reason.BULK_CYCLE_DATA_UNUSABLE);
    row.by(Rules.ROBUST).is(Status.SAME, Reason.SAME_WITHOUT_CLOCK_RATE);
    assertEquals(
        new Finding.Passed(PassedOver.NO_TIMES_DECLARED),
        row.by(Rules.ROBUST).check(CheckId.TIMES_USABLE).finding());
  }

  @ParameterizedTest
  @EnumSource(
      value = SampleFault.Kind.class,
      names = {"MISSING", "EMPTY", "OUTSIDE"})
  void anAbsentFileLeavesTheGuideToSummariesAndIsUnusableUnderRobust(SampleFault.Kind kind) {
    Row times =
        Row.of(usual().samples(1, 2, 3).broken(SampleArray.TIMES, kind), usual().samples(1, 2, 3));
    Row frequencies =
        Row.of(
            usual().samples(1, 2, 3),
            usual().samples(1, 2, 3).broken(SampleArray.FREQUENCIES, kind));

    times.is(Status.SAME, Reason.SAME_WITHOUT_CLOCK_RATE);
    times.by(Rules.ROBUST).is(Status.AMBG, Reason.BULK_TIME_DATA_UNUSABLE);
    frequencies.is(Status.SAME, Reason.SAME_WITHOUT_CLOCK_RATE);
    frequencies.by(Rules.ROBUST).is(Status.AMBG, Reason.BULK_CYCLE_DATA_UNUSABLE);
  }

  @Test
  void aDeclaredCountOfZeroIsUnusableUnderRobust() {
    Row row = Row.of(usual().samples(), usual().samples(1, 2, 3));

    row.is(Status.SAME, Reason.SAME_WITHOUT_CLOCK_RATE);
    row.by(Rules.ROBUST).is(Status.AMBG, Reason.BULK_TIME_DATA_UNUSABLE);
  }

  @Test
  void timesAloneAreOfNoUseToTheGuide() {
    Row row = Row.of(usual().times(1, 2), usual().times(90, 99));

    row.is(Status.SAME, Reason.SAME_WITHOUT_CLOCK_RATE);
    assertEquals(0, row.reference().reads());
  }

  @Test
  void underRobustTimesAloneAreFollowedByTheClock() {
    FakeSide clocked = usual().clock(2).noise(5).times(1, 2);
    Row same = Row.of(clocked, usual().clock(2).times(1, 2)).by(Rules.ROBUST);

    same.is(Status.SAME, Reason.BULK_TIME_SAME_CONFIRMED_BY_SUMMARY_CYCLES);
    assertEquals(
        new Finding.Passed(PassedOver.SAMPLES_DECIDE), same.check(CheckId.NOISE_CEILING).finding());
    assertEquals(
        new Finding.Passed(PassedOver.NO_FREQUENCIES_DECLARED),
        same.check(CheckId.CYCLES_USABLE).finding());
    Row.of(clocked, usual().times(1, 2))
        .by(Rules.ROBUST)
        .is(Status.SAME, Reason.BULK_TIME_SAME_WITHOUT_CYCLES);
    Row.of(clocked, usual().clock(0).times(1, 2))
        .by(Rules.ROBUST)
        .is(Status.AMBG, Reason.INVALID_CLOCK_RATE);
    Row.of(clocked, usual().clock(9).times(1, 2))
        .by(Rules.ROBUST)
        .is(Status.AMBG, Reason.CYCLE_SAME_NOT_CONFIRMED);
    Row.of(clocked, usual().clock(2).times(1, 99))
        .by(Rules.ROBUST)
        .is(Status.AMBG, Reason.BULK_TIME_SUPPORT_MISMATCH);
    Row.of(clocked, usual().clock(2).times(1, 0))
        .by(Rules.ROBUST)
        .is(Status.AMBG, Reason.BULK_TIME_DATA_UNUSABLE);
  }

  @Test
  void underRobustASideWithFrequenciesAndOneWithoutIsDecidedByTimes() {
    Row.of(usual().samples(1, 2), usual().times(1, 2))
        .by(Rules.ROBUST)
        .is(Status.SAME, Reason.BULK_TIME_SAME_WITHOUT_CYCLES);
  }

  @Test
  void theFailingCoverageWithTheSmallestMarginDecides() {
    // Samples: 2 of 4 and 0 of 4 short of 0.75; values: 1 of 3 and 0 of 1 short of 0.5.
    Decision decision = Row.of(usual().samples(1, 1, 50, 99), usual().samples(1, 1, 1, 1)).decide();

    assertEquals(CheckId.TIME_REFERENCE_SAMPLES, decision.deciding().orElseThrow().check());
    assertEquals(
        List.of(Outcome.FAIL, Outcome.PASS, Outcome.FAIL, Outcome.PASS),
        decision.trace().stream()
            .filter(result -> result.check().group().equals("time_coverage"))
            .map(CheckResult::outcome)
            .toList());
  }

  @Test
  void theTightestCycleCoverageSettlesSame() {
    Decision decision = Row.of(usual().samples(1, 1, 1, 99), usual().samples(1, 1, 1, 1)).decide();

    assertEquals(
        new CheckResult(
            CheckId.CYCLE_REFERENCE_SAMPLES,
            Outcome.PASS,
            true,
            new Finding.Measured(
                0.75,
                Relation.AT_LEAST,
                0.75,
                Unit.RATIO,
                Optional.of(Threshold.BULK_SAMPLE_COVERAGE))),
        decision.deciding().orElseThrow());
  }

  @Test
  void coveragesAreHandedOutOnlyWhenComputed() {
    Decision mismatch = Row.of(usual().samples(1), usual().samples(9)).decide();
    Decision same = covered().decide();

    assertEquals(0, Optional.ofNullable(mismatch.timeCoverage()).orElseThrow().compareSample());
    assertEquals(Optional.empty(), Optional.ofNullable(mismatch.cycleCoverage()));
    assertEquals(1, Optional.ofNullable(same.cycleCoverage()).orElseThrow().referenceSupport());
  }
}
