package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalDouble;
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
    assertEquals(
        "stems: 2 distinct values; no compare samples: file of times not there", figure.subtitle());
    assertEquals(Side.REFERENCE, Rows.marks(figure, Mark.Stems.class).get(0).side());
    assertEquals(1, Rows.marks(figure, Mark.Stems.class).size());
  }

  @Test
  void samplesThatAreNoMeasurementsAreNamedAndCounted() {
    SampleRead none = Rows.missing(SampleArray.FREQUENCIES);
    SampleRead bad =
        Rows.loaded(1e-6f, Float.NaN, 0, -1e-6f, Float.NaN, Float.POSITIVE_INFINITY, -0f, 2e-6f);
    QuantityValues values = new RowSamples(Rows.loaded(FEW), none, bad, none).values(Quantity.TIME);
    Figure figure = DistributionFigure.of(values, Rows.context(ScaleKind.LINEAR));
    String what = ": 2 NaN, 1 infinite, 2 zero, 1 negative of 8 times";
    assertEquals("stems: 2 distinct values; no compare samples" + what, figure.subtitle());
    assertTrue(
        figure.description().endsWith("has no samples that can be drawn" + what + "."),
        figure.description());
    assertEquals(1, Rows.marks(figure, Mark.Stems.class).size());
    QuantityValues neither = new RowSamples(bad, none, bad, none).values(Quantity.TIME);
    Figure nothing = DistributionFigure.of(neither, Rows.context(ScaleKind.LOG));
    String sentence = nothing.notice().orElseThrow().sentence();
    assertTrue(sentence.contains("6 of the reference sample times are not positive"), sentence);
    assertTrue(sentence.contains("2 NaN, 1 infinite, 2 zero, 1 negative"), sentence);
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

  private static Figure withDensity(QuantityValues values, ScaleKind scale) {
    FigureContext plain = Rows.context(scale);
    return DistributionFigure.of(
        values, new FigureContext(plain.decision(), plain.settings(), scale, true));
  }

  @Test
  void densityLinesAreSharesOfABin() {
    QuantityValues values = Rows.times(noise(1, 500), noise(2, 700));
    Figure figure = withDensity(values, ScaleKind.LINEAR);
    List<Mark.Line> lines = Rows.marks(figure, Mark.Line.class);
    assertEquals(2, lines.size());
    Density density =
        Density.of(values.compare().distinct(), OptionalDouble.empty(), ScaleKind.LINEAR)
            .orElseThrow();
    SharedBins bins =
        SharedBins.of(
            values.reference().distinct(),
            values.compare().distinct(),
            OptionalDouble.empty(),
            ScaleKind.LINEAR);
    Points line = lines.get(1).points();
    int middle = line.size() / 2;
    assertEquals(bins.width() * density.at(line.x(middle)), line.y(middle), 1e-6 * line.y(middle));
    double highest = 0;
    for (int i = 0; i < line.size(); i++) {
      highest = Math.max(highest, line.y(i));
    }
    assertTrue(figure.y().domain().to() > highest);
  }

  @Test
  void densityIsInLegendSentenceAndTable() {
    Figure figure = withDensity(Rows.times(noise(1, 500), noise(2, 700)), ScaleKind.LINEAR);
    assertEquals(
        List.of(
            "ref, solid",
            "cmp, dashed",
            "ref density, bandwidth 127 ns",
            "cmp density, bandwidth 118 ns"),
        figure.legend().entries().stream().map(Legend.Entry::text).toList());
    assertTrue(
        figure
            .description()
            .endsWith(
                "; Gaussian kernel density, Silverman's rule, bandwidth ref 127 ns, cmp 118 ns."),
        figure.description());
    assertTrue(figure.subtitle().endsWith("; density per bin"), figure.subtitle());
    assertEquals(
        List.of(
            new DataTable.Column("reference_density", "1/s"),
            new DataTable.Column("compare_density", "1/s")),
        figure.table().columns().subList(4, 6));
    double share = 0;
    for (int i = 0; i < figure.table().size(); i++) {
      List<DataTable.Cell> row = figure.table().row(i);
      double width =
          ((DataTable.Cell.Value) row.get(1)).value() - ((DataTable.Cell.Value) row.get(0)).value();
      share += width * ((DataTable.Cell.Value) row.get(4)).value();
    }
    assertEquals(1, share, 0.02);
  }

  @Test
  void aBandwidthAtTheTickSaysSo() {
    QuantityValues values =
        Rows.times(
            Rows.micros(10, 10.032, 10.032, 10.064, 10.032, 10.128),
            Rows.micros(10.064, 10.256, 10.416, 11.216));
    Figure figure = withDensity(values, ScaleKind.LINEAR);
    assertEquals("stems: 4 and 4 distinct values, tick 32 ns; density per tick", figure.subtitle());
    assertTrue(
        figure.description().endsWith("rule, bandwidth ref 32 ns (the tick), cmp 179 ns."),
        figure.description());
    assertEquals(2, Rows.marks(figure, Mark.Stems.class).size());
  }

  @Test
  void aSideOfOneValueHasNoDensityLine() {
    Figure figure = withDensity(Rows.times(FEW, Rows.micros(11)), ScaleKind.LINEAR);
    assertEquals(1, Rows.marks(figure, Mark.Line.class).size());
    assertEquals(4, figure.table().columns().size());
    Figure neither = withDensity(Rows.times(Rows.micros(10), Rows.micros(11)), ScaleKind.LINEAR);
    assertEquals(Legend.SIDES, neither.legend());
  }

  @Test
  void densitiesOnALogScaleAreOfLogarithms() {
    QuantityValues values = Rows.times(noise(1, 500), noise(2, 700));
    Figure figure = withDensity(values, ScaleKind.LOG);
    assertEquals("ref density, bandwidth 0.26 %", figure.legend().entries().get(2).text());
    assertEquals(2, Rows.marks(figure, Mark.Line.class).size());
  }

  @Test
  void theSentenceHasTheNumbers() {
    assertEquals(
        "Distribution of time: reference 4 samples of 2 distinct values from 10.00 to 12.00 µs;"
            + " compare 1 sample of 1 distinct value from 11.00 to 11.00 µs.",
        figure(FEW, Rows.micros(11)).description());
  }
}
