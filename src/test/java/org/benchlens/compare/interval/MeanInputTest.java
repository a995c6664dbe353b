package org.benchlens.compare.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.Statistic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MeanInputTest {
  private static Optional<SideTiming> of(Timing timing) {
    return MeanInput.of(timing.make());
  }

  private static Interval interval(Timing timing) {
    return of(timing).flatMap(SideTiming::interval).orElseThrow();
  }

  @Test
  void theIntervalIsOneStandardDeviationEitherWay() {
    assertEquals(new Interval(8, 10, 12), interval(Timing.moments()));
  }

  @ParameterizedTest
  @CsvSource({"9.99, 0.01", "9.995, 0.01", "20, 0.01", "9.98, 0.02"})
  void theLowerEndNeverFallsBelowAThousandthOfTheMean(double stdev, double lower) {
    assertEquals(lower, interval(Timing.moments().with(Statistic.STDEV, stdev)).lower(), 1e-15);
  }

  @ParameterizedTest
  @CsvSource({"9, 9", "7, 8", "0, 8", "-9, 8", "NaN, 8", "Infinity, 8"})
  void aUsableMinimumCutsTheLowerEnd(double min, double lower) {
    assertEquals(lower, interval(Timing.moments().with(Statistic.MIN, min)).lower());
  }

  @ParameterizedTest
  @CsvSource({"11, 11", "13, 12", "0, 12", "-9, 12", "NaN, 12", "Infinity, 12"})
  void aUsableMaximumCutsTheUpperEnd(double max, double upper) {
    assertEquals(upper, interval(Timing.moments().with(Statistic.MAX, max)).upper());
  }

  @ParameterizedTest
  @CsvSource({"MIN, 10.1", "MAX, 9.9"})
  void anEndBeyondTheMeanMakesNoInput(Statistic statistic, double value) {
    assertTrue(of(Timing.moments().with(statistic, value)).isEmpty());
  }

  @ParameterizedTest
  @CsvSource({
    "MEAN, 0",
    "MEAN, -1",
    "MEAN, NaN",
    "MEAN, Infinity",
    "STDEV, -0.1",
    "STDEV, NaN",
    "STDEV, Infinity",
    "STDEV, 1.7976931348623157e308"
  })
  void unusableNumbersMakeNoInput(Statistic statistic, double value) {
    Timing timing = Timing.moments().with(statistic, value);
    if (value == Double.MAX_VALUE) {
      timing.with(Statistic.MEAN, Double.MAX_VALUE);
    }

    assertTrue(of(timing).isEmpty());
  }

  @Test
  void aMissingStandardDeviationIsDerived() {
    Timing timing = Timing.none().with(Statistic.MEAN, 10).with(Statistic.RELATIVE_STDEV, 0.25);

    assertEquals(new Interval(7.5, 10, 12.5), interval(timing));
  }

  @ParameterizedTest
  @ValueSource(doubles = {-0.1, Double.NaN, Double.POSITIVE_INFINITY})
  void nothingIsDerivedFromAnUnusableRelativeOne(double relative) {
    Timing timing = Timing.none().with(Statistic.MEAN, 10).with(Statistic.RELATIVE_STDEV, relative);

    assertTrue(of(timing).isEmpty());
  }

  @Test
  void aStatedStandardDeviationIsNotReplaced() {
    Timing timing = Timing.moments().with(Statistic.STDEV, Double.NaN);

    assertTrue(of(timing.with(Statistic.RELATIVE_STDEV, 0.25)).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.5, -0.5, Double.POSITIVE_INFINITY, Double.NaN})
  void aStatedRelativeDeviationIsTakenAsItIs(double relative) {
    Timing timing = Timing.moments().with(Statistic.RELATIVE_STDEV, relative);

    assertEquals(OptionalDouble.of(relative), of(timing).orElseThrow().noise());
  }

  @Test
  void anEstimateNeedsMeanAndDeviation() {
    assertTrue(MeanInput.estimate(Timing.none().with(Statistic.MEAN, 1).make()).isEmpty());
    assertTrue(MeanInput.estimate(Timing.none().with(Statistic.STDEV, 1).make()).isEmpty());
    assertEquals(
        Optional.of(
            new SideTiming(OptionalDouble.of(-1), Optional.empty(), OptionalDouble.empty())),
        MeanInput.estimate(Timing.none().with(Statistic.MEAN, -1).with(Statistic.STDEV, 1).make()));
  }
}
