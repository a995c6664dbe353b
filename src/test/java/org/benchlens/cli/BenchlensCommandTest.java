package org.benchlens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class BenchlensCommandTest {
  private static final Map<String, String> DISPLAY = Map.of("DISPLAY", ":0");

  private final StringWriter output = new StringWriter();
  private final StringWriter errors = new StringWriter();

  @Test
  void twoFilesOpenTheExplorerAndItsStatusIsReturned() {
    List<Path> files = List.of(Path.of("a.json"), Path.of("b.json"));
    Explorer explorer = options -> options.equals(OpenOptions.of(files)) ? 7 : 1;
    assertEquals(7, run(Optional.of(explorer), "a.json", "b.json"));
  }

  @Test
  void withoutAnExplorerOpeningFailsWithOneLine() {
    assertEquals(1, run(Optional.empty()));
    assertEquals("benchlens: this installation has no explorer", errors.toString().strip());
  }

  @Test
  void aThirdFileIsAUsageError() {
    assertEquals(2, run(Optional.empty(), "a", "b", "c"));
  }

  @Test
  void versionIsOneLine() {
    assertEquals(0, run(Optional.empty(), "--version"));
    assertTrue(output.toString().strip().matches("benchlens [0-9]+[.][0-9]+[.][0-9]+"));
  }

  private int run(Optional<Explorer> explorer, String... arguments) {
    return BenchlensCommand.commandLine(() -> explorer, DISPLAY)
        .setOut(new PrintWriter(output, true))
        .setErr(new PrintWriter(errors, true))
        .execute(arguments);
  }
}
