package org.benchlens.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The made icons. `icons/make-icons.py` makes them.
final class IconsTest {
  private static final Path MADE = Path.of("icons/made");
  private static final Path JAR =
      Path.of(System.getProperty("program.folder", "target/benchlens"), "lib", "benchlens.jar");

  @ParameterizedTest
  @ValueSource(ints = {16, 24, 32, 48, 64, 128, 256, 512})
  void aPictureHasTheSizeItsNameSays(int size) throws IOException {
    ByteBuffer png = ByteBuffer.wrap(Files.readAllBytes(MADE.resolve(size + ".png")));
    assertEquals(List.of(size, size), List.of(png.getInt(16), png.getInt(20)));
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 32, 64, 128, 256})
  void theProgramHoldsTheSameOnes(int size) throws IOException {
    try (JarFile jar = new JarFile(JAR.toFile())) {
      var entry = jar.getEntry("org/benchlens/icon/" + size + ".png");
      assertNotNull(entry);
      try (InputStream in = jar.getInputStream(entry)) {
        assertEquals(
            ByteBuffer.wrap(Files.readAllBytes(MADE.resolve(size + ".png"))),
            ByteBuffer.wrap(in.readAllBytes()));
      }
    }
  }

  @Test
  void theIconForWindowsHoldsAllSizes() throws IOException {
    ByteBuffer ico =
        ByteBuffer.wrap(Files.readAllBytes(MADE.resolve("benchlens.ico")))
            .order(ByteOrder.LITTLE_ENDIAN);
    List<Integer> sizes = new ArrayList<>();
    int end = 0;
    for (int i = 0; i < ico.getShort(4); i++) {
      int entry = 6 + 16 * i;
      sizes.add(ico.get(entry) == 0 ? 256 : (int) ico.get(entry));
      end = ico.getInt(entry + 12) + ico.getInt(entry + 8);
    }
    assertEquals(List.of(16, 24, 32, 48, 64, 256), sizes);
    assertEquals(ico.capacity(), end);
  }

  @Test
  void theIconForMacOsHoldsAllSizes() throws IOException {
    ByteBuffer icns = ByteBuffer.wrap(Files.readAllBytes(MADE.resolve("benchlens.icns")));
    List<String> types = new ArrayList<>();
    for (int at = 8; at < icns.capacity(); at += icns.getInt(at + 4)) {
      types.add(new String(icns.array(), at, 4, StandardCharsets.US_ASCII));
    }
    assertEquals(
        List.of("ic04", "ic05", "ic11", "ic12", "ic07", "ic13", "ic08", "ic14", "ic09", "ic10"),
        types);
    assertEquals(icns.capacity(), icns.getInt(4));
  }
}
