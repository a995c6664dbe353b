package org.benchlens.golden;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Texts that are compared with files below `src/test/resources`. A text that differs is written
/// below `target/golden`; `-Dgolden.update=true` rewrites the files.
public final class Golden {
  private static final Path KEPT = Path.of("src/test/resources");
  private static final Path ACTUAL = Path.of("target/golden");

  private Golden() {}

  /// Compares a text with a file; a missing file is a failure.
  public static void check(String name, String actual) {
    try {
      Path file = KEPT.resolve(name);
      if (Boolean.getBoolean("golden.update")) {
        Files.createDirectories(file.getParent());
        Files.writeString(file, actual);
      }
      assertTrue(Files.exists(file), file + " is missing; -Dgolden.update=true writes it");
      String expected = Files.readString(file);
      if (!expected.equals(actual)) {
        Path seen = ACTUAL.resolve(name);
        Files.createDirectories(seen.getParent());
        Files.writeString(seen, actual);
        assertEquals(expected, actual, "see " + seen);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
