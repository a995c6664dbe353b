package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.coverage.CoverageProfile;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleRead;
import org.junit.jupiter.api.Test;

class CoverageFigureTest {
  private static float[] ticks(Random random, int size, double center) {
    double[] values = new double[size];
    for (int i = 0; i < size; i++) {
      values[i] = center + 0.032 * Math.rint(10 * random.nextGaussian());
    }
    return Rows.micros(values);
  }

  private static RugLane lane(Figure figure, int i) {
    return Rows.marks(figure, Mark.Rug.class).get(i).lane();
  }

  private static double[] shares(RugLane lane) {
    double samples = 0;
    double covered = 0;
    int values = 0;
    int kept = 0;
    for (int i = 0; i < lane.size(); i++) {
      samples += lane.count(i);
      covered += lane.covered(i) ? lane.count(i) : 0;
      kept += lane.kept(i) ? 1 : 0;
      values += lane.kept(i) && lane.covered(i) ? 1 : 0;
    }
    return new double[] {covered / samples, (double) values / kept};
  }

  @Test
  void flagsGiveTheCoveragesOfTheEngine() {
    for (long seed = 0; seed < 40; seed++) {
      Random random = new Random(seed);
      QuantityValues values =
          Rows.times(ticks(random, 2000, 10), ticks(random, 100 + random.nextInt(3000), 10.1));
      Settings settings =
          Settings.DEFAULT.with(Threshold.SAME_CENTER_RELATIVE, random.nextDouble() * 0.01);
      Figure figure =
          CoverageFigure.of(
              values, Rows.context(Rows.NO_TIMING, Rows.NO_TIMING, settings, ScaleKind.LINEAR));
      CoverageResult result =
          CoverageProfile.of(values.reference().distinct(), values.compare().distinct())
              .at(settings.thresholds());
      double[] reference = shares(lane(figure, 0));
      double[] compare = shares(lane(figure, 1));
      assertEquals(result.referenceSample(), reference[0], "seed " + seed);
      assertEquals(result.referenceSupport(), reference[1], "seed " + seed);
      assertEquals(result.compareSample(), compare[0], "seed " + seed);
      assertEquals(result.compareSupport(), compare[1], "seed " + seed);
    }
  }

  @Test
  void theBandIsTheEffectiveTolerance() {
    Settings settings = Settings.DEFAULT.with(Threshold.SAME_CENTER_RELATIVE, 0.0125);
    Figure figure =
        CoverageFigure.of(
            Rows.times(Rows.micros(10, 10), Rows.micros(10)),
            Rows.context(Rows.NO_TIMING, Rows.NO_TIMING, settings, ScaleKind.LINEAR));
    assertEquals(0.0125, figure.tolerance().get().relative());
    assertEquals("has a partner within ±1.25 %", figure.legend().entries().get(0).text());
  }

  @Test
  void theBandStartsAtTheHeaviestValueWithoutAPartner() {
    Figure figure =
        CoverageFigure.of(
            Rows.times(Rows.micros(10, 10, 10, 12, 12, 13), Rows.micros(10, 10)),
            Rows.context(ScaleKind.LINEAR));
    assertEquals((double) (float) 12e-6, figure.tolerance().get().at());
  }

  @Test
  void theLegendCountsValuesWithoutAPartner() {
    Figure figure =
        CoverageFigure.of(
            Rows.times(Rows.micros(10, 12, 13), Rows.micros(10, 20)),
            Rows.context(ScaleKind.LINEAR));
    assertEquals("none: 2 ref, 1 cmp distinct values", figure.legend().entries().get(1).text());
  }

  @Test
  void rareValuesAreNotCountedAsWithoutAPartner() {
    double[] many = new double[5000];
    java.util.Arrays.fill(many, 10);
    many[0] = 20;
    Figure figure =
        CoverageFigure.of(
            Rows.times(Rows.micros(many), Rows.micros(10, 10)), Rows.context(ScaleKind.LINEAR));
    assertEquals(0, lane(figure, 0).uncovered());
    assertEquals(1, lane(figure, 0).rare());
    assertEquals("rare, not counted: 1 ref, 0 cmp", figure.legend().entries().get(2).text());
  }

  @Test
  void hasTheRangeOfTheDistributionAboveIt() {
    QuantityValues values = Rows.times(Rows.micros(10, 11), Rows.micros(10.5));
    FigureContext context =
        Rows.context(
            Rows.timing(8e-6, 10e-6, 13e-6), Rows.NO_TIMING, Settings.DEFAULT, ScaleKind.LOG);
    Figure above = DistributionFigure.of(values, context);
    Figure below = CoverageFigure.of(values, context);
    assertEquals(above.x().domain(), below.x().domain());
    Box plotAbove = FigurePainter.plot(above, View.whole(700, 300, Palette.LIGHT));
    Box plotBelow = FigurePainter.plot(below, View.whole(700, 400, Palette.LIGHT));
    assertEquals(plotAbove.x(), plotBelow.x());
    assertEquals(plotAbove.width(), plotBelow.width());
  }

  @Test
  void oneSideAloneHasNoCoverage() {
    SampleRead none = Rows.missing(SampleArray.FREQUENCIES);
    QuantityValues values =
        new RowSamples(Rows.missing(SampleArray.TIMES), none, Rows.loaded(1f), none)
            .values(Quantity.TIME);
    Figure figure = CoverageFigure.of(values, Rows.context(ScaleKind.LINEAR));
    assertEquals("No sample times on the reference side", figure.notice().get().title());
    assertEquals(List.of(), figure.marks());
  }

  @Test
  void theTableHasEveryDistinctValue() {
    Figure figure =
        CoverageFigure.of(
            Rows.times(Rows.micros(10, 10, 12), Rows.micros(10, 20)),
            Rows.context(ScaleKind.LINEAR));
    assertEquals(4, figure.table().size());
    assertEquals(new DataTable.Cell.Word("compare"), figure.table().row(3).get(0));
    assertEquals(new DataTable.Cell.Word("no"), figure.table().row(3).get(4));
    assertTrue(figure.description().startsWith("Coverage of time: 1 of 2 distinct reference"));
  }
}
