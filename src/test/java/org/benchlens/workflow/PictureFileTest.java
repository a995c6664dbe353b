package org.benchlens.workflow;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PictureFileTest {

  @Test
  void everyPixelComesBack() throws IOException {
    long seed = 20260101;
    Random random = new Random(seed);
    int width = 37;
    int[] pixels = random.ints(width * 23L).toArray();
    BufferedImage image = ImageIO.read(new ByteArrayInputStream(PictureFile.encode(width, pixels)));
    assertEquals(width, image.getWidth());
    assertEquals(23, image.getHeight());
    for (int i = 0; i < pixels.length; i++) {
      assertEquals(
          pixels[i] & 0xFFFFFF,
          image.getRGB(i % width, i / width) & 0xFFFFFF,
          "pixel " + i + ", seed " + seed);
    }
  }

  @Test
  void theSamePixelsGiveTheSameBytes() throws IOException {
    int[] pixels = new Random(7).ints(100).toArray();
    assertArrayEquals(PictureFile.encode(10, pixels), PictureFile.encode(10, pixels));
  }

  @Test
  void pixelsThatFillNoRowAreRefused() {
    assertThrows(IllegalArgumentException.class, () -> PictureFile.encode(3, 1, 2, 3, 4));
  }

  @Test
  void anotherPictureIsReplaced(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("a.png");
    PictureFile.write(file, 1, 1);
    PictureFile.write(file, 1, 2);
    assertArrayEquals(PictureFile.encode(1, 2), Files.readAllBytes(file));
  }

  @Test
  void whatIsNoPictureIsKept(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("ref.json");
    Files.writeString(file, "{}");
    assertThrows(FileAlreadyExistsException.class, () -> PictureFile.write(file, 1, 1));
    assertEquals("{}", Files.readString(file));
  }
}
