package org.benchlens.reading.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleLocatorTest {
  @TempDir Path folder;

  @BeforeEach
  void resolveLinks() throws Exception {
    folder = folder.toRealPath();
  }

  private Location find(String filename) {
    return new SampleLocator(folder.resolve("r.json"), false, java.util.Optional.empty())
        .find(filename);
  }

  @Test
  void aFileIsFoundWithItsSize() throws Exception {
    Path file = SampleFolder.write(folder.resolve("0.bin"), 1f, 2f);
    assertEquals(new Location.Found(file, 8), find("0.bin"));
  }

  @Test
  void behindALinkTheRealFileIsFound() throws Exception {
    Path file = SampleFolder.write(folder.resolve("store/0.bin"), 1f);
    Files.createSymbolicLink(folder.resolve("0.bin"), file);
    assertEquals(new Location.Found(file, 4), find("0.bin"));
  }

  @Test
  void theFirstPlaceWithAnythingDecides() throws Exception {
    Files.createDirectories(folder.resolve("x/r.json-bin/0.bin"));
    SampleFolder.write(folder.resolve("r.json-bin/0.bin"), 1f);
    assertEquals(new Location.Missing(), find("x/r.json-bin/0.bin"));
  }

  @Test
  void nothingAnywhereIsMissing() {
    assertEquals(new Location.Missing(), find("no.bin"));
  }
}
