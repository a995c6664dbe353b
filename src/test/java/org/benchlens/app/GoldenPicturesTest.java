package org.benchlens.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.application.Platform;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.testfx.api.FxToolkit;

/// Pictures of the window against kept ones. Fonts are bundled and drawing is in software, so they
/// are nearly the same everywhere; a small share of pixels may differ. `-Dgolden.update=true`
/// rewrites them.
final class GoldenPicturesTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden/window");
  private static final Path ACTUAL = Path.of("target/golden/window");
  private static final double TOLERATED = 0.01;

  /// How far a channel may be off before a pixel counts as different, of 255.
  private static final int NOISE = 24;

  private static final Set<String> KEPT =
      Set.of(
          "start",
          "start-dark",
          "main-1280x800",
          "main-200",
          "main-dark",
          "filtered-to-nothing",
          "broken",
          "one-sided",
          "devices",
          "folder",
          "manual",
          "keys",
          "reading",
          "drill-down",
          "records-record",
          "records-comparison",
          "records-comparison-dark",
          "records-fork",
          "records-history");

  @TempDir private static Path folder;

  @BeforeAll
  static void startToolkit() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
  }

  static Stream<NamedPicture> shots() throws IOException {
    // Under a short name that is the same everywhere, since it shows in the window.
    Path folders = Path.of("target/golden-folders");
    if (Files.notExists(folders)) {
      FolderExample.in(folders);
    }
    List<NamedPicture> kept =
        NamedPicture.all(folders).stream().filter(shot -> KEPT.contains(shot.name())).toList();
    assertEquals(KEPT.size(), kept.size());
    return kept.stream();
  }

  @ParameterizedTest
  @MethodSource("shots")
  void looksAsItDid(NamedPicture shot) throws Exception {
    Path drawn = folder.resolve(shot.name() + ".png");
    WindowPicture picture = shot.taker().picture(drawn);
    CompletableFuture<Boolean> taken = new CompletableFuture<>();
    Platform.runLater(() -> picture.take(() -> taken.complete(true)));
    assertTrue(taken.get(60, TimeUnit.SECONDS));
    picture.write();
    Path golden = GOLDEN.resolve(shot.name() + ".png");
    if (Boolean.getBoolean("golden.update")) {
      Files.createDirectories(GOLDEN);
      KeptPicture.write(ImageIO.read(drawn.toFile()), golden);
    }
    assertTrue(Files.exists(golden), golden + " is missing; -Dgolden.update=true makes it");
    double share = difference(ImageIO.read(golden.toFile()), ImageIO.read(drawn.toFile()));
    if (share > TOLERATED) {
      Files.createDirectories(ACTUAL);
      Files.copy(drawn, ACTUAL.resolve(shot.name() + ".png"), StandardCopyOption.REPLACE_EXISTING);
    }
    assertTrue(
        share <= TOLERATED,
        String.format(
            Locale.ROOT,
            "%.2f %% of the pixels differ from %s; what was drawn is in %s",
            100 * share,
            golden,
            ACTUAL));
  }

  private static double difference(BufferedImage expected, BufferedImage actual) {
    if (expected.getWidth() != actual.getWidth() || expected.getHeight() != actual.getHeight()) {
      return 1;
    }
    long differing = 0;
    for (int y = 0; y < expected.getHeight(); y++) {
      for (int x = 0; x < expected.getWidth(); x++) {
        if (far(expected.getRGB(x, y), actual.getRGB(x, y))) {
          differing++;
        }
      }
    }
    return (double) differing / ((double) expected.getWidth() * expected.getHeight());
  }

  private static boolean far(int a, int b) {
    for (int shift = 0; shift <= 16; shift += 8) {
      if (Math.abs((a >> shift & 0xFF) - (b >> shift & 0xFF)) > NOISE) {
        return true;
      }
    }
    return false;
  }
}
