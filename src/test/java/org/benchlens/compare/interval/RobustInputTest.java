package org.benchlens.compare.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.Statistic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RobustInputTest {
  private static Optional<SideTiming> of(Timing timing) {
    return RobustInput.of(timing.make());
  }

  private static OptionalDouble noise(Timing timing) {
    return of(timing).orElseThrow().noise();
  }

  @Test
  void theIntervalReachesFromTheMinimumToTheThirdQuartile() {
    assertEquals(Optional.of(new Interval(1, 3, 4)), of(Timing.robust()).orElseThrow().interval());
  }

  @Test
  void equalNumbersAreInOrder() {
    Timing flat =
        Timing.robust().with(Statistic.Q1, 1).with(Statistic.MEDIAN, 1).with(Statistic.Q3, 1);

    assertEquals(Optional.of(new Interval(1, 1, 1)), of(flat).orElseThrow().interval());
  }

  @ParameterizedTest
  @CsvSource({
    "MIN, 2.1",
    "MIN, 0",
    "MIN, -1",
    "MIN, NaN",
    "Q1, 0.9",
    "Q1, 3.1",
    "Q1, NaN",
    "MEDIAN, 1.9",
    "MEDIAN, 4.1",
    "Q3, 2.9",
    "Q3, Infinity",
    "Q3, NaN"
  })
  void numbersOutOfOrderMakeNoInput(Statistic statistic, double value) {
    assertTrue(of(Timing.robust().with(statistic, value)).isEmpty());
  }

  @ParameterizedTest
  @EnumSource(names = {"MIN", "Q1", "MEDIAN", "Q3", "RELATIVE_IQR"})
  void aMissingNumberMakesNoInput(Statistic statistic) {
    assertTrue(of(Timing.robust().without(statistic)).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.02, -0.5, Double.POSITIVE_INFINITY, Double.NaN})
  void aStatedRelativeRangeIsTakenAsItIs(double relative) {
    Timing timing = Timing.robust().with(Statistic.IQR, 9).with(Statistic.RELATIVE_IQR, relative);

    assertEquals(OptionalDouble.of(relative), noise(timing));
  }

  @ParameterizedTest
  @CsvSource({"0, 0", "1.5, 0.5", "Infinity, Infinity"})
  void withoutItTheRangeIsDividedByTheMedian(double range, double noise) {
    Timing timing = Timing.robust().without(Statistic.RELATIVE_IQR).with(Statistic.IQR, range);

    assertEquals(OptionalDouble.of(noise), noise(timing));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-1, Double.NaN, Double.NEGATIVE_INFINITY})
  void aBadRangeKeepsTheIntervalWithoutNoise(double range) {
    Timing timing = Timing.robust().without(Statistic.RELATIVE_IQR).with(Statistic.IQR, range);

    assertEquals(
        new SideTiming(
            OptionalDouble.of(3), Optional.of(new Interval(1, 3, 4)), OptionalDouble.empty()),
        of(timing).orElseThrow());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -2, Double.NaN, Double.POSITIVE_INFINITY})
  void anEstimateTakesAnyMedianButDividesByUsableOnes(double median) {
    Timing timing = Timing.none().with(Statistic.MEDIAN, median).with(Statistic.IQR, 1);

    assertEquals(
        Optional.of(
            new SideTiming(OptionalDouble.of(median), Optional.empty(), OptionalDouble.empty())),
        RobustInput.estimate(timing.make()));
  }

  @Test
  void anEstimateNeedsMedianAndRange() {
    Timing median = Timing.none().with(Statistic.MEDIAN, 1);
    Timing range = Timing.none().with(Statistic.IQR, 1);

    assertTrue(RobustInput.estimate(median.make()).isEmpty());
    assertTrue(RobustInput.estimate(range.make()).isEmpty());
  }
}
