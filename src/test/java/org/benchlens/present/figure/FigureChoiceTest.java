package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.benchlens.compare.Reason;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.Quantity;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleRead;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FigureChoiceTest {
  @ParameterizedTest
  @EnumSource(Reason.class)
  void everyReasonEndsWithTheFigureThatSummariesCanMake(Reason reason) {
    List<FigureChoice> choices = FigureChoice.of(reason);
    assertTrue(choices.size() >= 2);
    assertEquals(new FigureChoice(FigureKind.BOX, Quantity.TIME), choices.getLast());
  }

  @Test
  void aMismatchOfCyclesIsShownInCycles() {
    assertEquals(
        new FigureChoice(FigureKind.COVERAGE, Quantity.CYCLES),
        FigureChoice.of(Reason.BULK_CYCLE_SUPPORT_MISMATCH).getFirst());
  }

  @Test
  void autoTakesTheFirstThatCanBeDrawn() {
    SampleRead none = Rows.missing(SampleArray.FREQUENCIES);
    RowSamples samples =
        new RowSamples(Rows.loaded(Rows.micros(10)), none, Rows.loaded(Rows.micros(12)), none);
    RowFigures figures = new RowFigures(samples, ColdTiming.NONE, ColdTiming.NONE);
    assertEquals(FigureKind.COVERAGE, figures.auto(Rows.context(ScaleKind.LINEAR)).kind());
  }

  @Test
  void coverageOfFrequenciesIsRefused() {
    SampleRead none = Rows.missing(SampleArray.FREQUENCIES);
    RowFigures figures =
        new RowFigures(new RowSamples(none, none, none, none), ColdTiming.NONE, ColdTiming.NONE);
    Figure figure =
        figures.of(FigureKind.COVERAGE, Quantity.FREQUENCY, Rows.context(ScaleKind.LINEAR));
    assertEquals("No coverage of frequencies", figure.notice().orElseThrow().title());
  }
}
