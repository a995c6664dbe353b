package org.benchlens.app.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.TimeoutException;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Scene;
import javafx.scene.layout.Pane;
import org.benchlens.app.control.Fonts;
import org.benchlens.app.control.PaintedStrip;
import org.benchlens.present.figure.Palette;
import org.benchlens.present.figure.Role;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;

final class RehearsedStripTest {
  private final FxRobot robot = new FxRobot();
  private final ReadOnlyObjectWrapper<Palette> palette = new ReadOnlyObjectWrapper<>(Palette.LIGHT);

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  @Test
  void cannotBeSeenInAnyTheme() {
    robot.interact(
        () -> {
          Theme.loadFonts();
          PaintedStrip strip = RehearsedStrip.of(new Fonts(Theme.FAMILY), palette);
          Scene scene = new Scene(new Pane(strip), 420, 40);
          assertEquals(Palette.LIGHT.colour(Role.BG), colour(scene));
          palette.set(Palette.DARK);
          assertEquals(Palette.DARK.colour(Role.BG), colour(scene));
        });
  }

  private static int colour(Scene scene) {
    scene.getRoot().layout();
    return scene.snapshot(null).getPixelReader().getArgb(30, 13);
  }
}
