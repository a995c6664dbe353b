package org.benchlens.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javax.imageio.ImageIO;
import org.benchlens.cli.ExplorerException;
import org.benchlens.cli.OpenOptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

final class WindowPictureTest {
  private static final Path EXAMPLE = Path.of("src/test/resources/corpus/realistic");

  @TempDir private Path folder;

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  private BufferedImage draw(boolean dark, String figure, String state, int width, int height)
      throws Exception {
    Path file = folder.resolve("window.png");
    OpenOptions.Snapshot snapshot = new OpenOptions.Snapshot(file, width, height, state);
    OpenOptions options =
        new OpenOptions(
            List.of(EXAMPLE.resolve("ref.json"), EXAMPLE.resolve("cmp.json")),
            Optional.of(dark),
            "",
            "",
            Optional.of(2),
            figure,
            "time",
            false,
            false,
            "",
            OpenOptions.Chart.NONE,
            OpenOptions.Table.OWN,
            Optional.of(snapshot));
    WindowPicture picture = ExplorerPicture.of(options, FirstView.of(options), snapshot);
    CompletableFuture<Boolean> taken = new CompletableFuture<>();
    Platform.runLater(() -> picture.take(() -> taken.complete(true)));
    assertTrue(taken.get(60, TimeUnit.SECONDS));
    picture.write();
    return ImageIO.read(file.toFile());
  }

  private static long colours(BufferedImage image, int x, int y, int width, int height) {
    int[] pixels = image.getRGB(x, y, width, height, null, 0, width);
    return java.util.Arrays.stream(pixels).distinct().count();
  }

  @Test
  void aPictureLargerThanTheHeadlessScreenIsDrawnToItsCorner() throws Exception {
    BufferedImage image = draw(false, "", "ready", 1600, 1100);
    assertEquals(1600, image.getWidth());
    assertEquals(1100, image.getHeight());
    assertTrue(colours(image, 1100, 1075, 500, 25) > 8, "the command at the lower right");
    assertTrue(colours(image, 0, 120, 600, 200) > 30, "rows");
  }

  @Test
  void theDarkThemeIsDark() throws Exception {
    BufferedImage image = draw(true, "", "ready", 1000, 700);
    assertEquals(0x151B23, image.getRGB(5, 5) & 0xFFFFFF);
  }

  @Test
  void theFigureIsDrawn() throws Exception {
    BufferedImage table = draw(false, "", "ready", 900, 600);
    BufferedImage figure = draw(false, "coverage", "ready", 900, 600);
    assertTrue(colours(figure, 60, 150, 500, 250) > 5, "marks");
    assertNotEquals(table.getRGB(300, 20), 0);
    assertTrue(differs(table, figure));
  }

  @Test
  void halfReadShowsRowsWithAndWithoutVerdicts() throws Exception {
    assertTrue(differs(draw(false, "", "reading", 900, 800), draw(false, "", "ready", 900, 800)));
  }

  @Test
  void twoPicturesOfTheSameAreTheSame() throws Exception {
    BufferedImage one = draw(false, "distribution,coverage", "ready", 900, 600);
    BufferedImage two = draw(false, "distribution,coverage", "ready", 900, 600);
    assertTrue(!differs(one, two));
  }

  @Test
  void anUnknownFigureIsNamed() {
    ExplorerException thrown =
        assertThrows(ExplorerException.class, () -> draw(false, "pie", "ready", 900, 600));
    assertEquals(
        "there is no figure 'pie': distribution, ecdf, shift, coverage, coverage-curve,"
            + " run-order, lag, time-frequency, box, or auto alone",
        thrown.getMessage());
  }

  private static boolean differs(BufferedImage a, BufferedImage b) throws IOException {
    for (int y = 0; y < a.getHeight(); y++) {
      for (int x = 0; x < a.getWidth(); x++) {
        if (a.getRGB(x, y) != b.getRGB(x, y)) {
          return true;
        }
      }
    }
    return false;
  }
}
