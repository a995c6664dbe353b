package org.benchlens.compare.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.Statistic;
import org.junit.jupiter.api.Test;

class TimingsTest {
  private static final SideTiming ROBUST =
      new SideTiming(
          OptionalDouble.of(3), Optional.of(new Interval(1, 3, 4)), OptionalDouble.of(0.01));
  private static final SideTiming MOMENTS =
      new SideTiming(
          OptionalDouble.of(10), Optional.of(new Interval(8, 10, 12)), OptionalDouble.of(0.2));

  private static Timings of(Timing reference, Timing compare) {
    return Timings.fromSummaries(reference.make(), compare.make());
  }

  private static SideTiming bare(double center, double noise) {
    return new SideTiming(OptionalDouble.of(center), Optional.empty(), OptionalDouble.of(noise));
  }

  @Test
  void orderStatisticsOfBothSidesComeFirst() {
    Timings timings =
        of(Timing.robust().and(Timing.moments()), Timing.robust().and(Timing.moments()));

    assertEquals(new Timings(ROBUST, ROBUST), timings);
  }

  @Test
  void bothSidesFallBackToMomentsTogether() {
    // The maximum stays out, the minimum of the order statistics cuts nothing here.
    Timings timings = of(Timing.robust().and(Timing.moments()), Timing.moments());

    assertEquals(new Timings(MOMENTS, MOMENTS), timings);
  }

  @Test
  void withoutIntervalsMediansOfBothSidesComeFirst() {
    Timing median =
        Timing.none().with(Statistic.MEDIAN, 5).with(Statistic.IQR, 1).and(meanWithoutInterval());

    assertEquals(new Timings(bare(5, 0.2), bare(5, 0.2)), of(median, median));
  }

  @Test
  void withoutIntervalsMeansOfBothSidesComeNext() {
    Timing median = Timing.none().with(Statistic.MEDIAN, 5).with(Statistic.IQR, 1);

    Timings timings = of(median.and(meanWithoutInterval()), meanWithoutInterval());

    assertEquals(new Timings(bare(10, -1), bare(10, -1)), timings);
  }

  private static Timing meanWithoutInterval() {
    return Timing.none().with(Statistic.MEAN, 10).with(Statistic.RELATIVE_STDEV, -1);
  }

  @Test
  void whatIsLeftIsTheMeanOfEachSide() {
    Timings timings = of(Timing.none().with(Statistic.MEAN, 10), Timing.robust());

    assertEquals(
        new SideTiming(OptionalDouble.of(10), Optional.empty(), OptionalDouble.empty()),
        timings.reference());
    assertEquals(
        new SideTiming(OptionalDouble.empty(), Optional.empty(), OptionalDouble.empty()),
        timings.compare());
  }

  @Test
  void whatIsLeftDividesTheStandardDeviationByTheMean() {
    Timing odd = Timing.moments().with(Statistic.RELATIVE_STDEV, 7);

    assertEquals(bare(10, 0.2), of(odd, Timing.none()).reference());
  }

  @Test
  void samplesStandInForMissingOrderStatistics() {
    SampleEstimate samples =
        SampleEstimate.of(DistinctValues.of(new double[] {6, 7, 7, 7, 8, 9, 9}));

    Timings timings =
        Timings.of(
            Timing.robust().make(),
            Timing.moments().make(),
            Optional.empty(),
            Optional.of(samples));

    assertEquals(ROBUST, timings.reference());
    assertEquals(Optional.of(new Interval(6, 7, 9)), timings.compare().interval());
    assertEquals(OptionalDouble.of(2.0 / 7), timings.compare().noise());
  }

  @Test
  void statedOrderStatisticsAreKeptBesideSamples() {
    Optional<SampleEstimate> samples =
        Optional.of(SampleEstimate.of(DistinctValues.of(new double[] {6})));

    Timings timings = Timings.of(Timing.robust().make(), Timing.robust().make(), samples, samples);

    assertEquals(new Timings(ROBUST, ROBUST), timings);
  }

  @Test
  void orderStatisticsNeedAnInterquartileRange() {
    assertTrue(Timings.hasOrderStatistics(Timing.robust().make()));
    assertFalse(Timings.hasOrderStatistics(Timing.robust().without(Statistic.RELATIVE_IQR).make()));
  }
}
