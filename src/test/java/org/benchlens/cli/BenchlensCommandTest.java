package org.benchlens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class BenchlensCommandTest {

  @Test
  void twoFilesOpenTheExplorerAndItsStatusIsReturned() {
    List<Path> files = List.of(Path.of("a.json"), Path.of("b.json"));
    Explorer explorer = options -> options.equals(OpenOptions.of(files)) ? 7 : 1;
    assertEquals(7, Session.with(explorer, "a.json", "b.json").status());
  }

  @Test
  void aFileAloneReachesTheExplorer() {
    List<Path> files = List.of(Path.of("a.json"));
    Explorer explorer = options -> options.files().equals(files) ? 7 : 1;
    assertEquals(7, Session.with(explorer, "open", "a.json").status());
  }

  @Test
  void withoutAnExplorerOpeningFailsWithOneLine() {
    Session session = Session.of("open", "a", "b");
    assertEquals(1, session.status());
    assertEquals(1, session.errors().lines().count());
    assertTrue(session.errors().startsWith("benchlens: "));
  }

  @Test
  void aThirdFileIsAUsageError() {
    assertEquals(2, Session.of("a", "b", "c").status());
  }

  @Test
  void versionIsOneLine() {
    Session session = Session.of("--version");
    assertEquals(0, session.status());
    assertTrue(session.out().matches("benchlens [0-9]+[.][0-9]+[.][0-9]+\n"), session.out());
  }

  @Test
  void anUnknownOptionIsOneLineThatNamesItAndItsNeighbour() {
    Session session = Session.of("compare", "--presett", "strict", "a", "b");
    assertEquals(2, session.status());
    assertEquals(1, session.errors().lines().count());
    assertTrue(session.errors().startsWith("benchlens: unknown option"), session.errors());
    assertTrue(session.errors().contains("'--preset'"), session.errors());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "compare", "config", "open"})
  void helpIsOnStandardOutputAndNoLineIsTooLong(String command) {
    Session session = command.isEmpty() ? Session.of("--help") : Session.of(command, "--help");
    assertEquals(0, session.status());
    assertEquals("", session.errors());
    assertFalse(session.out().contains("\r"));
    session.out().lines().forEach(line -> assertTrue(line.length() <= 80, line));
  }
}
