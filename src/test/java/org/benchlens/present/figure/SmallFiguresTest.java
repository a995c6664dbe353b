package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleRead;
import org.benchlens.model.Side;
import org.junit.jupiter.api.Test;

/// The figures ecdf, shift, run-order, lag and time-frequency as data.
class SmallFiguresTest {
  private static final FigureContext LINEAR = Rows.context(ScaleKind.LINEAR);

  private static DataTable.Cell cell(Figure figure, int row, int column) {
    return figure.table().row(row).get(column);
  }

  @Test
  void ecdfMarksTheLargestGap() {
    Figure figure =
        EcdfFigure.of(Rows.times(Rows.micros(10, 10, 10, 14), Rows.micros(10, 12, 12, 14)), LINEAR);
    assertEquals("largest gap 50.0 % at 10.00 µs", figure.subtitle());
    Mark.Line gap = Rows.marks(figure, Mark.Line.class).getLast();
    assertEquals(0.75, gap.points().y(0));
    assertEquals(0.25, gap.points().y(1));
  }

  @Test
  void ecdfGoesFromNothingToAll() {
    Figure figure = EcdfFigure.of(Rows.times(Rows.micros(10, 12), Rows.micros(11)), LINEAR);
    Points reference = Rows.marks(figure, Mark.Line.class).getFirst().points();
    assertEquals(0, reference.y(0));
    assertEquals(1, reference.y(reference.size() - 1));
    assertEquals(figure.x().domain().from(), reference.x(0));
  }

  @Test
  void ecdfOfEqualSidesHasNoGapToMark() {
    Figure figure = EcdfFigure.of(Rows.times(Rows.micros(10, 12), Rows.micros(10, 12)), LINEAR);
    assertEquals("largest gap 0 %", figure.subtitle());
    assertEquals(2, Rows.marks(figure, Mark.Line.class).size());
  }

  @Test
  void ecdfOfOneSideSaysWhatIsMissing() {
    RowSamples samples =
        new RowSamples(
            Rows.loaded(Rows.micros(10, 11)),
            Rows.missing(SampleArray.FREQUENCIES),
            Rows.missing(SampleArray.TIMES),
            Rows.missing(SampleArray.FREQUENCIES));
    Figure figure = EcdfFigure.of(samples.values(Quantity.TIME), LINEAR);
    assertEquals("no compare samples: file of times not there", figure.subtitle());
  }

  @Test
  void shiftIsTheDifferenceOfTheQuantiles() {
    Figure figure =
        ShiftFigure.of(Rows.times(Rows.micros(10, 20, 30), Rows.micros(11, 20, 27)), LINEAR);
    assertEquals(new DataTable.Cell.Value(0), cell(figure, 0, 0));
    DataTable.Cell.Value smallest = (DataTable.Cell.Value) cell(figure, 0, 3);
    assertEquals(1e-6, smallest.value(), 1e-12);
    DataTable.Cell.Value largest = (DataTable.Cell.Value) cell(figure, 400, 4);
    assertEquals(-0.1, largest.value(), 1e-6);
  }

  @Test
  void shiftOnALogScaleIsRelative() {
    Figure figure =
        ShiftFigure.of(
            Rows.times(Rows.micros(10, 20), Rows.micros(11, 22)), Rows.context(ScaleKind.LOG));
    assertEquals(AxisUnit.PERCENT, figure.y().unit());
    Mark.Line curve = Rows.marks(figure, Mark.Line.class).getFirst();
    assertEquals(0.1, curve.points().y(200), 1e-6);
  }

  @Test
  void shiftNamesEndsThatLieOutsideTheAxis() {
    double[] reference = new double[1000];
    double[] compare = new double[1000];
    for (int i = 0; i < 1000; i++) {
      reference[i] = 100 + i * 1e-3;
      compare[i] = i == 999 ? 900 : 100 + i * 1e-3;
    }
    Figure figure =
        ShiftFigure.of(Rows.times(Rows.micros(reference), Rows.micros(compare)), LINEAR);
    List<String> notes = Rows.marks(figure, Mark.Note.class).stream().map(Mark.Note::text).toList();
    assertTrue(notes.stream().anyMatch(n -> n.startsWith("largest: +799 µs")), notes.toString());
  }

  @Test
  void runOrderKeepsTheOrderOfMeasurement() {
    Figure figure = RunOrderFigure.of(Rows.times(Rows.micros(12, 10), Rows.micros(11)), LINEAR);
    Points points = Rows.marks(figure, Mark.Dots.class).getFirst().points();
    assertEquals(1, points.x(0));
    assertEquals(12e-6f, points.y(0));
    assertEquals("no drift", figure.subtitle());
  }

  @Test
  void runOrderNamesADriftThatIsSignificantAndLarge() {
    double[] rising = new double[200];
    double[] flat = new double[200];
    for (int i = 0; i < 200; i++) {
      rising[i] = 100 * (1 + 0.0004 * i);
      flat[i] = 100 + (i * 7 % 11) * 0.1;
    }
    Figure figure = RunOrderFigure.of(Rows.times(Rows.micros(flat), Rows.micros(rising)), LINEAR);
    assertTrue(figure.subtitle().startsWith("drift in cmp: last quarter +5.9"), figure.subtitle());
  }

  @Test
  void aDriftBelowTheLimitIsNotNamed() {
    double[] rising = new double[200];
    for (int i = 0; i < 200; i++) {
      rising[i] = 100 * (1 + 0.0001 * i);
    }
    Figure figure = RunOrderFigure.of(Rows.times(Rows.micros(rising), Rows.micros(rising)), LINEAR);
    assertTrue(figure.subtitle().startsWith("no drift"), figure.subtitle());
  }

  @Test
  void lagPairsEachSampleWithTheOneBefore() {
    Figure figure = LagFigure.of(Rows.times(Rows.micros(10, 12, 11), Rows.micros(10)), LINEAR);
    Points points = Rows.marks(figure, Mark.Dots.class).getFirst().points();
    assertEquals(2, points.size());
    assertEquals(10e-6f, points.x(0));
    assertEquals(12e-6f, points.y(0));
  }

  @Test
  void lagOfSingleSamplesSaysThatItTakesTwo() {
    Figure figure = LagFigure.of(Rows.times(Rows.micros(10), Rows.micros(11)), LINEAR);
    assertEquals("One sample a side", figure.notice().orElseThrow().title());
  }

  @Test
  void timeFrequencyPairsSamplesOfOnePosition() {
    RowSamples samples =
        new RowSamples(
            Rows.loaded(Rows.micros(12, 10)),
            Rows.loaded(1.5e9f, 1.6e9f),
            Rows.loaded(Rows.micros(11)),
            Rows.missing(SampleArray.FREQUENCIES));
    Figure figure =
        TimeFrequencyFigure.of(
            samples.values(Quantity.TIME), samples.values(Quantity.FREQUENCY), LINEAR);
    Points points = Rows.marks(figure, Mark.Dots.class).getFirst().points();
    assertEquals(10e-6f, points.x(1));
    assertEquals(1.6e9f, points.y(1));
    assertTrue(figure.subtitle().endsWith("no pairs on the compare side"), figure.subtitle());
    assertTrue(
        Rows.marks(figure, Mark.Margin.class).stream().allMatch(m -> m.side() == Side.REFERENCE));
  }

  @Test
  void timeFrequencyWithoutFrequenciesSaysSo() {
    SampleRead none = Rows.missing(SampleArray.FREQUENCIES);
    RowSamples samples =
        new RowSamples(Rows.loaded(Rows.micros(12)), none, Rows.loaded(Rows.micros(11)), none);
    Figure figure =
        TimeFrequencyFigure.of(
            samples.values(Quantity.TIME), samples.values(Quantity.FREQUENCY), LINEAR);
    assertEquals("No clock frequencies on either side", figure.notice().orElseThrow().title());
  }

  @Test
  void unequalLengthsMakeNoPairs() {
    RowSamples samples =
        new RowSamples(
            Rows.loaded(Rows.micros(12)),
            Rows.loaded(1e9f, 1e9f),
            Rows.loaded(Rows.micros(11)),
            Rows.missing(SampleArray.FREQUENCIES));
    Figure figure =
        TimeFrequencyFigure.of(
            samples.values(Quantity.TIME), samples.values(Quantity.FREQUENCY), LINEAR);
    assertEquals("No pairs of time and frequency", figure.notice().orElseThrow().title());
  }
}
