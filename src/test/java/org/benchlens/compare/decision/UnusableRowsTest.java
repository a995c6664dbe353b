package org.benchlens.compare.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.benchlens.compare.Reason;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Status;
import org.benchlens.compare.interval.Timing;
import org.benchlens.model.Statistic;
import org.benchlens.model.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class UnusableRowsTest {
  private static FakeSide center(double median) {
    return FakeSide.with(
        Timing.none().with(Statistic.MEDIAN, median).with(Statistic.RELATIVE_IQR, 0));
  }

  private static void bothWays(FakeSide odd, FakeSide usual, Reason reason) {
    for (Rules rules : Rules.values()) {
      Row.of(odd, usual).by(rules).is(Status.UNKNOWN, reason);
      Row.of(usual, odd).by(rules).is(Status.UNKNOWN, reason);
    }
  }

  @Test
  void aSkippedSide() {
    bothWays(FakeSide.usual().skipped(), FakeSide.usual(), Reason.STATE_SKIPPED);
  }

  @Test
  void aSideWithoutSummaries() {
    bothWays(
        FakeSide.with(Timing.none()).withoutSummaries(),
        FakeSide.usual(),
        Reason.GPU_TIMING_SUMMARIES_MISSING);
  }

  @Test
  void aSideWithoutCenter() {
    bothWays(FakeSide.with(Timing.none()), FakeSide.usual(), Reason.TIMING_CENTER_MISSING);
  }

  @ParameterizedTest
  @CsvSource({
    "NaN, TIMING_CENTER_NONFINITE", "Infinity, TIMING_CENTER_NONFINITE",
    "-Infinity, TIMING_CENTER_NONFINITE", "0, TIMING_CENTER_NONPOSITIVE",
    "-1, TIMING_CENTER_NONPOSITIVE"
  })
  void anUnusableCenter(double value, Reason reason) {
    bothWays(center(value), center(1), reason);
  }

  @Test
  void theEarlierReasonWinsWhateverSideItIsOn() {
    Row.of(FakeSide.with(Timing.none()).withoutSummaries(), FakeSide.usual().skipped())
        .is(Status.UNKNOWN, Reason.STATE_SKIPPED);
    Row.of(FakeSide.with(Timing.none()), FakeSide.usual().withoutSummaries())
        .is(Status.UNKNOWN, Reason.GPU_TIMING_SUMMARIES_MISSING);
    Row.of(center(0), center(Double.NaN)).is(Status.UNKNOWN, Reason.TIMING_CENTER_NONFINITE);
  }

  @Test
  void theSmallestPositiveCenterIsUsable() {
    Decision decision = Row.of(center(Double.MIN_VALUE), center(1)).decide();

    assertEquals(Status.AMBG, decision.status());
  }

  @Test
  void numbersAreShownAllTheSame() {
    Decision decision = Row.of(FakeSide.interval(4, 4, 4).skipped(), FakeSide.usual()).decide();

    assertEquals(4, decision.reference().center().orElseThrow());
    assertTrue(decision.reference().interval().isPresent());
    assertEquals(-1, decision.change().symmetric().orElseThrow());
    assertTrue(decision.change().ofReference().isEmpty());
    assertTrue(decision.change().lower().isEmpty());
  }

  @Test
  void theSmallerCenterIsMeasured() {
    Finding finding = Row.of(center(-3), center(1)).check(CheckId.CENTER_POSITIVE).finding();

    assertEquals(Measurement.fixed(-3, Relation.ABOVE, 0, Unit.SECOND), finding);
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void noCheckIsReachedAfterwards(Rules rules) {
    Decision decision = Row.of(FakeSide.usual().skipped(), FakeSide.usual()).by(rules).decide();

    assertEquals(CheckId.NOT_SKIPPED, decision.deciding().orElseThrow().check());
    assertTrue(
        decision.trace().stream()
            .skip(1)
            .allMatch(result -> result.outcome() == Outcome.NOT_REACHED));
  }
}
