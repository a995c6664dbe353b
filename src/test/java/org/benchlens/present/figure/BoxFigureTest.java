package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleRead;
import org.benchlens.model.Statistic;
import org.junit.jupiter.api.Test;

class BoxFigureTest {
  private static final FigureContext LINEAR = Rows.context(ScaleKind.LINEAR);
  private static final ColdTiming QUARTILES =
      ColdTiming.of(
          Map.of(
              Statistic.MIN, 9e-6,
              Statistic.Q1, 10e-6,
              Statistic.MEDIAN, 11e-6,
              Statistic.Q3, 12e-6,
              Statistic.MAX, 15e-6,
              Statistic.CLOCK_RATE, 1e9));

  private static QuantityValues none(Quantity quantity) {
    SampleRead none = Rows.missing(SampleArray.TIMES);
    return new RowSamples(none, none, none, none).values(quantity);
  }

  private static FiveNumbers only(Figure figure) {
    return Rows.marks(figure, Mark.Whiskers.class).getFirst().numbers();
  }

  @Test
  void samplesBeyondThreeRangesAreCountedAndDrawn() {
    // q1 11, q3 14: the fence is at 2 and 23.
    FiveNumbers numbers =
        FiveNumbers.of(
            DistinctValues.of(new double[] {4, 10, 11, 12, 13, 14, 19.5, 30, 11, 13, 12}));
    assertEquals(11, numbers.q1());
    assertEquals(14, numbers.q3());
    assertEquals(1, numbers.beyond());
    assertEquals(30, numbers.max());
    assertEquals(19.5, numbers.high());
    assertEquals(4, numbers.low());
  }

  @Test
  void withoutSamplesTheSummariesAreDrawn() {
    Figure figure = BoxFigure.of(none(Quantity.TIME), QUARTILES, ColdTiming.NONE, LINEAR);
    assertEquals(
        "ref: from the summaries (file of times not there);"
            + " cmp: nothing known (file of times not there)",
        figure.subtitle());
    assertEquals(11e-6, only(figure).middle());
    assertTrue(figure.x().domain().contains(15e-6));
  }

  @Test
  void badSamplesAreCountedWhereTheSummariesStandForThem() {
    SampleRead bad = Rows.loaded(1e-5f, Float.NaN, 0f, 2e-5f);
    SampleRead none = Rows.missing(SampleArray.FREQUENCIES);
    QuantityValues values =
        new RowSamples(bad, none, Rows.missing(SampleArray.TIMES), none).values(Quantity.TIME);
    String subtitle = BoxFigure.of(values, QUARTILES, ColdTiming.NONE, LINEAR).subtitle();
    assertTrue(subtitle.startsWith("ref: from the summaries (1 NaN"), subtitle);
    assertTrue(subtitle.contains("of 4 times)"), subtitle);
  }

  @Test
  void cyclesOfSummariesAreTimesTheMeanClock() {
    Figure figure = BoxFigure.of(none(Quantity.CYCLES), QUARTILES, ColdTiming.NONE, LINEAR);
    assertEquals(11e3, only(figure).middle(), 1e-6);
    assertTrue(figure.subtitle().contains("times the mean clock"), figure.subtitle());
  }

  @Test
  void withoutQuartilesMeanAndDeviationAreDrawn() {
    ColdTiming timing =
        ColdTiming.of(Map.of(Statistic.MEAN, 10e-6, Statistic.STDEV, 1e-6, Statistic.MAX, 14e-6));
    Figure figure = BoxFigure.of(none(Quantity.TIME), timing, timing, LINEAR);
    assertEquals(FiveNumbers.Source.MEAN, only(figure).source());
    assertEquals(9e-6, only(figure).q1(), 1e-15);
    assertEquals(14e-6, only(figure).max());
  }

  @Test
  void anInfiniteDeviationLeavesTheMean() {
    ColdTiming timing =
        ColdTiming.of(Map.of(Statistic.MEAN, 10e-6, Statistic.STDEV, Double.POSITIVE_INFINITY));
    Figure figure = BoxFigure.of(none(Quantity.TIME), timing, timing, LINEAR);
    assertEquals(10e-6, only(figure).q1());
    assertEquals(10e-6, only(figure).q3());
  }

  @Test
  void nothingAtAllIsSaid() {
    Figure figure = BoxFigure.of(none(Quantity.TIME), ColdTiming.NONE, ColdTiming.NONE, LINEAR);
    assertEquals("Neither samples nor summaries", figure.notice().orElseThrow().title());
  }

  @Test
  void samplesWinOverSummaries() {
    Figure figure =
        BoxFigure.of(
            Rows.times(Rows.micros(1, 2, 3), Rows.micros(2)), QUARTILES, QUARTILES, LINEAR);
    assertEquals(2e-6f, only(figure).middle());
  }
}
