package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.benchlens.compare.interval.SideTiming;
import org.junit.jupiter.api.Test;

class IntervalBarPainterTest {
  private static RecordingSurface paint(SideTiming reference, SideTiming compare) {
    RecordingSurface surface = new RecordingSurface();
    IntervalBarPainter.paint(surface, reference, compare, 0.005, Palette.LIGHT, Role.BG);
    return surface;
  }

  private static Box bar(RecordingSurface surface, Role role) {
    int fill = Palette.LIGHT.colour(role);
    return surface.calls(RecordingSurface.BoxCall.class).stream()
        .filter(c -> c.look().fill() == fill)
        .findFirst()
        .get()
        .box();
  }

  @Test
  void smallDifferencesLookSmall() {
    RecordingSurface surface =
        paint(Rows.timing(0.9999, 1, 1.0001), Rows.timing(0.9999, 1, 1.0001));
    assertTrue(bar(surface, Role.REF).width() < 2);
  }

  @Test
  void bothSidesHaveOneScale() {
    RecordingSurface surface = paint(Rows.timing(1, 1.1, 1.2), Rows.timing(1.1, 1.2, 1.3));
    assertEquals(bar(surface, Role.REF).width(), bar(surface, Role.CMP).width(), 1e-9);
    assertTrue(bar(surface, Role.REF).x() < bar(surface, Role.CMP).x());
  }

  @Test
  void allStaysInside() {
    RecordingSurface surface = paint(Rows.timing(1, 1.1, 1.2), Rows.timing(9, 10, 11));
    Box box = bar(surface, Role.CMP);
    assertTrue(box.x() >= 0 && box.right() <= IntervalBarPainter.WIDTH);
  }

  @Test
  void nothingIsDrawnWithoutCenters() {
    assertEquals(0, paint(Rows.NO_TIMING, Rows.NO_TIMING).size());
  }

  @Test
  void oneSideStandsAlone() {
    assertTrue(paint(Rows.NO_TIMING, Rows.timing(1, 1.1, 1.2)).size() > 0);
  }
}
