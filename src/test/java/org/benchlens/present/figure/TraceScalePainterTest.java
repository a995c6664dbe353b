package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.decision.Outcome;
import org.benchlens.compare.decision.Relation;
import org.benchlens.model.Unit;
import org.junit.jupiter.api.Test;

class TraceScalePainterTest {
  private static Finding.Measured measured(
      double value, Relation relation, double limit, Threshold threshold) {
    return new Finding.Measured(value, relation, limit, Unit.RATIO, Optional.of(threshold));
  }

  private static RecordingSurface paint(Finding.Measured finding, Outcome outcome) {
    RecordingSurface surface = new RecordingSurface();
    Span scale = TraceScalePainter.scale(List.of(finding));
    TraceScalePainter.paint(
        surface,
        210,
        new TraceScalePainter.Reading(finding, outcome, true, Status.AMBG, scale),
        Palette.LIGHT,
        Role.WASH);
    return surface;
  }

  @Test
  void coveragesShareAScaleFromHalf() {
    Finding.Measured good = measured(0.99, Relation.AT_LEAST, 0.97, Threshold.BULK_SAMPLE_COVERAGE);
    Finding.Measured bad = measured(0.31, Relation.AT_LEAST, 0.8, Threshold.BULK_SUPPORT_COVERAGE);
    assertEquals(new Span(0.5, 1), TraceScalePainter.scale(List.of(good)));
    assertEquals(0.3, TraceScalePainter.scale(List.of(good, bad)).from(), 1e-12);
  }

  @Test
  void aFailureIsAFilledDotInTheStatusColour() {
    RecordingSurface surface =
        paint(
            measured(0.588, Relation.AT_LEAST, 0.8, Threshold.BULK_SUPPORT_COVERAGE), Outcome.FAIL);
    RecordingSurface.CircleCall dot = surface.calls(RecordingSurface.CircleCall.class).get(0);
    assertEquals(Palette.LIGHT.colour(Role.AMBG_TEXT), dot.look().fill());
    assertEquals(5 + 200 * 0.176, dot.x(), 1e-9);
  }

  @Test
  void aPassIsAHollowDot() {
    RecordingSurface surface =
        paint(measured(0.9, Relation.AT_LEAST, 0.8, Threshold.BULK_SUPPORT_COVERAGE), Outcome.PASS);
    RecordingSurface.CircleCall dot = surface.calls(RecordingSurface.CircleCall.class).get(0);
    assertEquals(Palette.LIGHT.colour(Role.WASH), dot.look().fill());
  }

  @Test
  void anInfiniteValueStandsAtTheEnd() {
    RecordingSurface surface =
        paint(
            measured(
                Double.POSITIVE_INFINITY,
                Relation.AT_MOST,
                0.02,
                Threshold.SAME_DISPERSION_CEILING),
            Outcome.FAIL);
    assertEquals(205, surface.calls(RecordingSurface.CircleCall.class).get(0).x(), 1e-9);
  }

  @Test
  void anUnknownValueHasNoDot() {
    RecordingSurface surface =
        paint(
            measured(Double.NaN, Relation.AT_MOST, 0.02, Threshold.SAME_DISPERSION_CEILING),
            Outcome.FAIL);
    assertTrue(surface.calls(RecordingSurface.CircleCall.class).isEmpty());
  }
}
