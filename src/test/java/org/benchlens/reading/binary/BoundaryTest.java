package org.benchlens.reading.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoundaryTest {
  @TempDir Path top;

  @BeforeEach
  void makeFolders() throws IOException {
    top = top.toRealPath();
    Files.createDirectories(top.resolve("project/runs/deep"));
    Files.createDirectories(top.resolve("project2"));
  }

  @ParameterizedTest
  @CsvSource({
    "project/runs/0.bin, true",
    "project/runs/deep/0.bin, true",
    "project/0.bin, true",
    "project/runs/../0.bin, true",
    "project/runs/../../0.bin, false",
    "0.bin, false",
    "project2/0.bin, false",
    "project/no/0.bin, false",
  })
  void onlyWhatLiesBelowTheFolderAboveIsInside(String file, boolean inside) {
    Boundary boundary = new Boundary(top.resolve("project/runs"));
    assertEquals(inside, boundary.holdsPlain(top.resolve(file)));
    assertEquals(inside, boundary.holdsPlain(top.resolve(file)), "asked again");
  }

  @Test
  void nothingIsAboveTheRoot() {
    assertEquals(true, new Boundary(Path.of("/").toAbsolutePath()).holdsReal(top));
  }

  @Test
  void aFolderThatIsALinkHasTwoFoldersAbove() throws Exception {
    Path link =
        Files.createSymbolicLink(top.resolve("project2/latest"), top.resolve("project/runs"));
    Boundary boundary = new Boundary(link);
    assertEquals(true, boundary.holdsPlain(link.resolve("0.bin")));
    assertEquals(true, boundary.holdsReal(top.resolve("project/x")));
    assertEquals(true, boundary.holdsReal(top.resolve("project2/x")));
    assertEquals(false, boundary.holdsReal(top.resolve("project3")));
  }
}
