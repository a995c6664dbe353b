package org.benchlens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class BenchlensCommandTest {
  private static final Map<String, String> DISPLAY = Map.of("DISPLAY", ":0");

  @Test
  void twoFilesOpenTheExplorerAndItsStatusIsReturned() {
    List<Path> files = List.of(Path.of("a.json"), Path.of("b.json"));
    Explorer explorer = options -> options.equals(OpenOptions.of(files)) ? 7 : 1;
    assertEquals(7, BenchlensCommand.run(() -> Optional.of(explorer), DISPLAY, "a.json", "b.json"));
  }

  @Test
  void withoutAnExplorerOpeningFails() {
    assertEquals(1, BenchlensCommand.run(Optional::empty, DISPLAY));
  }

  @Test
  void aThirdFileIsAUsageError() {
    assertEquals(2, BenchlensCommand.run(Optional::empty, DISPLAY, "a", "b", "c"));
  }
}
