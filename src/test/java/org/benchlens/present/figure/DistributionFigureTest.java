package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.benchlens.compare.Settings;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleRead;
import org.benchlens.model.Side;
import org.junit.jupiter.api.Test;

class DistributionFigureTest {
  private static final float[] FEW = Rows.micros(10, 10, 10, 12);

  private static Figure figure(float[] reference, float[] compare) {
    return DistributionFigure.of(Rows.times(reference, compare), Rows.context(ScaleKind.LINEAR));
  }

  private static float[] noise(long seed, int size) {
    Random random = new Random(seed);
    float[] values = new float[size];
    for (int i = 0; i < size; i++) {
      values[i] = (float) (50e-6 * (1 + 0.01 * random.nextGaussian()));
    }
    return values;
  }

  @Test
  void stemsAreSharesOfTheirSide() {
    Mark.Stems stems = Rows.marks(figure(FEW, Rows.micros(11, 12)), Mark.Stems.class).get(0);
    assertEquals(
        Points.of(new double[] {(float) 10e-6, (float) 12e-6}, new double[] {0.75, 0.25}),
        stems.points());
  }

  @Test
  void equalValuesStandBesideEachOther() {
    List<Mark.Stems> stems = Rows.marks(figure(FEW, FEW), Mark.Stems.class);
    assertEquals(-2, stems.get(0).shift());
    assertEquals(2, stems.get(1).shift());
  }

  @Test
  void manyValuesMakeColumnsThatSumToAll() {
    Figure figure = figure(noise(1, 500), noise(2, 700));
    assertTrue(Rows.marks(figure, Mark.Stems.class).isEmpty());
    long reference = 0;
    long compare = 0;
    for (int i = 0; i < figure.table().size(); i++) {
      List<DataTable.Cell> row = figure.table().row(i);
      reference += ((DataTable.Cell.Count) row.get(2)).value();
      compare += ((DataTable.Cell.Count) row.get(3)).value();
    }
    assertEquals(500, reference);
    assertEquals(700, compare);
  }

  @Test
  void barsSayCenterAndInterval() {
    FigureContext context =
        Rows.context(
            Rows.timing(49.03e-6, 49.54e-6, 50.05e-6),
            Rows.timing(47.46e-6, 48.45e-6, 49.44e-6),
            Settings.DEFAULT,
            ScaleKind.LINEAR);
    Figure figure = DistributionFigure.of(Rows.times(FEW, FEW), context);
    List<Mark.UnderBar> bars = Rows.marks(figure, Mark.UnderBar.class);
    assertEquals("49.54 µs, 49.03 to 50.05", bars.get(0).text());
    assertEquals("48.45 µs, 47.46 to 49.44", bars.get(1).text());
  }

  @Test
  void cyclesHaveTheIntervalOfTheirSamples() {
    SampleRead rate = Rows.loaded(1e9f, 1e9f, 1e9f, 2e9f);
    RowSamples row = new RowSamples(Rows.loaded(FEW), rate, Rows.loaded(FEW), rate);
    Figure figure =
        DistributionFigure.of(row.values(Quantity.CYCLES), Rows.context(ScaleKind.LINEAR));
    Mark.UnderBar bar = Rows.marks(figure, Mark.UnderBar.class).get(0);
    assertEquals(10_000, bar.center(), 1e-2);
    assertEquals(10_000, bar.span().from(), 1e-2);
  }

  @Test
  void aTickIsNamed() {
    Figure figure = figure(Rows.micros(10, 10.032, 10.128), Rows.micros(10.064, 10.256));
    assertEquals("stems: 3 and 2 distinct values, tick 32 ns", figure.subtitle());
  }

  @Test
  void oneSampleIsALabelledSpike() {
    Figure figure = figure(Rows.micros(50), Rows.micros(51, 51, 51));
    List<String> notes = Rows.marks(figure, Mark.Note.class).stream().map(Mark.Note::text).toList();
    assertEquals(List.of("one sample, 50.00 µs", "all 3 samples 51.00 µs"), notes);
    assertTrue(figure.x().domain().width() > 0);
  }

  @Test
  void aMissingSideIsSaidAndTheOtherDrawn() {
    SampleRead none = Rows.missing(SampleArray.FREQUENCIES);
    QuantityValues values =
        new RowSamples(Rows.loaded(FEW), none, Rows.missing(SampleArray.TIMES), none)
            .values(Quantity.TIME);
    Figure figure = DistributionFigure.of(values, Rows.context(ScaleKind.LINEAR));
    assertEquals("stems: 2 distinct values; no compare samples", figure.subtitle());
    assertEquals(Side.REFERENCE, Rows.marks(figure, Mark.Stems.class).get(0).side());
    assertEquals(1, Rows.marks(figure, Mark.Stems.class).size());
  }

  @Test
  void withoutSamplesANoticeSaysWhy() {
    SampleRead none = Rows.missing(SampleArray.FREQUENCIES);
    QuantityValues values =
        new RowSamples(Rows.loaded(FEW), none, Rows.loaded(FEW), none).values(Quantity.CYCLES);
    Figure.Notice notice =
        DistributionFigure.of(values, Rows.context(ScaleKind.LINEAR)).notice().get();
    assertEquals("No sample cycles on either side", notice.title());
    assertTrue(notice.sentence().contains("run.json-bin/0.bin"), notice.sentence());
  }

  @Test
  void theSentenceHasTheNumbers() {
    assertEquals(
        "Distribution of time: reference 4 samples of 2 distinct values from 10.00 to 12.00 µs;"
            + " compare 1 sample of 1 distinct value from 11.00 to 11.00 µs.",
        figure(FEW, Rows.micros(11)).description());
  }
}
