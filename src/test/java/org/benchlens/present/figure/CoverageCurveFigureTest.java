package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Threshold;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleRead;
import org.junit.jupiter.api.Test;

class CoverageCurveFigureTest {
  private static Figure figure(Settings settings) {
    return CoverageCurveFigure.of(
        Rows.times(Rows.micros(100, 100, 100, 102), Rows.micros(100, 100, 100, 101)),
        Rows.context(Rows.NO_TIMING, Rows.NO_TIMING, settings, ScaleKind.LINEAR));
  }

  private static List<String> notes(Figure figure) {
    return Rows.marks(figure, Mark.Note.class).stream().map(Mark.Note::text).toList();
  }

  @Test
  void allPassFromTheLargestOfTheFour() {
    // 102 against 101: ln(102/101) needs 0.991 %; 101 against 100: 1 % or 102: 0.991 %.
    assertEquals(List.of("passes from 0.991 %", "now 0.5 %"), notes(figure(Settings.DEFAULT)));
  }

  @Test
  void theLimitsAreTheEffectiveOnes() {
    Figure figure = figure(Settings.DEFAULT.with(Threshold.BULK_SAMPLE_COVERAGE, 0.7));
    List<String> labels =
        Rows.marks(figure, Mark.Limit.class).stream().map(Mark.Limit::label).toList();
    assertTrue(labels.contains("samples ≥ 70 %"), labels.toString());
    assertTrue(labels.contains("support ≥ 80 %"), labels.toString());
  }

  @Test
  void theAxisIsLogarithmicWhateverTheScale() {
    assertEquals(ScaleKind.LOG, figure(Settings.DEFAULT).x().kind());
  }

  @Test
  void aToleranceOfNothingIsNotDrawnOnTheLogAxis() {
    Figure figure = figure(Settings.DEFAULT.with(Threshold.SAME_CENTER_RELATIVE, 0));
    assertEquals(List.of("passes from 0.991 %"), notes(figure));
    assertTrue(figure.x().domain().from() > 0);
  }

  @Test
  void equalSidesPassFromTheStart() {
    Figure figure =
        CoverageCurveFigure.of(
            Rows.times(Rows.micros(100, 101), Rows.micros(100, 101)),
            Rows.context(ScaleKind.LINEAR));
    assertEquals(List.of("now 0.5 %"), notes(figure));
    assertTrue(figure.description().contains("from a tolerance of 0 %"), figure.description());
  }

  @Test
  void curvesRiseToTheirCoverageNow() {
    Figure figure = figure(Settings.DEFAULT);
    Mark.Line referenceSamples = Rows.marks(figure, Mark.Line.class).getFirst();
    assertEquals(0.75, referenceSamples.points().y(0));
    assertEquals(1, referenceSamples.points().y(referenceSamples.points().size() - 1));
  }

  @Test
  void oneSideAloneCannotBeCovered() {
    SampleRead none = Rows.missing(SampleArray.TIMES);
    RowSamples samples = new RowSamples(Rows.loaded(Rows.micros(10)), none, none, none);
    Figure figure =
        CoverageCurveFigure.of(samples.values(Quantity.TIME), Rows.context(ScaleKind.LINEAR));
    assertTrue(figure.notice().isPresent());
  }
}
