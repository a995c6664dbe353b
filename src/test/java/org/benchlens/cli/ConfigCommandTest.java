package org.benchlens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class ConfigCommandTest {
  @TempDir private Path folder;

  private String write(String text) throws IOException {
    return Files.writeString(folder.resolve("c.toml"), text).toString();
  }

  @Test
  void aDumpReadsBackToItself() throws IOException {
    String file = write("version = 1\n[same]\ncenter_relative = 0.25\n");
    String dump = Session.of("config", "dump", "--config", file, "--preset", "strict").out();
    assertTrue(dump.contains("name = \"strict\"") && dump.contains("center_relative = 0.25"));
    assertEquals(dump, Session.of("config", "dump", "--config", write(dump)).out());
  }

  @Test
  void aRightFileHasStatusZero() throws IOException {
    Session session = Session.of("config", "check", write("version = 1\n"));
    assertEquals(0, session.status());
    assertTrue(session.out().contains("preset default"), session.out());
  }

  @Test
  void everyFaultIsALineWithItsPlace() throws IOException {
    String file = write("version = 1\n[same]\ncenter_relative = -1\nnonsense = 2\n");
    Session session = Session.of("config", "check", file);
    assertEquals(1, session.status());
    assertEquals(2, session.errors().lines().count(), session.errors());
    session
        .errors()
        .lines()
        .forEach(line -> assertTrue(line.startsWith("benchlens: " + file + ": line "), line));
  }

  @Test
  void withoutACommandOrAFileItIsAUsageError() {
    assertEquals(2, Session.of("config").status());
    assertEquals(2, Session.of("config", "check").status());
    assertEquals(2, Session.of("config", "dump", "--preset", "lenient").status());
  }
}
