package org.benchlens.app.control;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicReference;
import javafx.scene.Group;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.StackPane;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.decision.Outcome;
import org.benchlens.compare.decision.Relation;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.model.Unit;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CellControlsTest {
  @BeforeAll
  static void startToolkit() {
    FxThread.start();
  }

  private static int pixels(WritableImage image, int argb) {
    int found = 0;
    for (int x = 0; x < image.getWidth(); x++) {
      for (int y = 0; y < image.getHeight(); y++) {
        found += image.getPixelReader().getArgb(x, y) == argb ? 1 : 0;
      }
    }
    return found;
  }

  private static SideTiming timing(double lower, double center, double upper) {
    return new SideTiming(
        OptionalDouble.of(center), Interval.of(lower, center, upper), OptionalDouble.empty());
  }

  @ParameterizedTest
  @EnumSource(
      value = Status.class,
      names = {"FAST", "SLOW", "SAME", "AMBG"})
  void aBadgeHasItsFillAndItsWord(Status status) throws Exception {
    StatusBadge badge = new StatusBadge(18);
    badge.show(status);
    WritableImage image = FxThread.picture(new Group(badge), 40, 40);
    int fill = Palette.LIGHT.colour(Role.valueOf(status.name()));
    assertTrue(pixels(image, fill) > 100);
    assertEquals(status.word(), badge.getAccessibleText());
  }

  @Test
  void aBadgeShowsTheNextStatusOnly() throws Exception {
    StatusBadge badge = new StatusBadge(18);
    badge.show(Status.FAST);
    badge.show(Status.UNKNOWN);
    WritableImage image = FxThread.picture(new Group(badge), 40, 40);
    assertEquals(0, pixels(image, Palette.LIGHT.colour(Role.FAST)));
  }

  @Test
  void anIntervalBarShowsBothSides() throws Exception {
    IntervalBar bar = new IntervalBar();
    bar.show(timing(1, 1.1, 1.2), timing(1.1, 1.2, 1.3), 0.005, Palette.LIGHT);
    WritableImage image = FxThread.picture(new Group(bar), 120, 40);
    assertTrue(pixels(image, Palette.LIGHT.colour(Role.REF)) > 20);
    assertTrue(pixels(image, Palette.LIGHT.colour(Role.CMP)) > 20);
  }

  @Test
  void aClearedIntervalBarIsEmpty() throws Exception {
    IntervalBar bar = new IntervalBar();
    bar.show(timing(1, 1.1, 1.2), timing(1.1, 1.2, 1.3), 0.005, Palette.LIGHT);
    bar.clear();
    WritableImage image = FxThread.picture(new Group(bar), 120, 40);
    assertEquals(0, pixels(image, Palette.LIGHT.colour(Role.REF)));
  }

  @Test
  void aScaleFillsItsWidth() throws Exception {
    TraceScale scale = new TraceScale();
    scale.show(
        new Finding.Measured(
            0.99, Relation.AT_LEAST, 0.97, Unit.RATIO, Optional.of(Threshold.BULK_SAMPLE_COVERAGE)),
        Outcome.PASS,
        false,
        Status.SAME);
    AtomicReference<Double> width = new AtomicReference<>(0.0);
    WritableImage image = FxThread.picture(new StackPane(scale), 300, 40);
    FxThread.run(() -> width.set(scale.getWidth()));
    assertEquals(300.0, width.get());
    assertNotEquals(0, pixels(image, Palette.LIGHT.colour(Role.INSET)));
  }
}
