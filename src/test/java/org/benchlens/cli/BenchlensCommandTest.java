package org.benchlens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class BenchlensCommandTest {

  @Test
  void twoFilesOpenTheExplorerAndItsStatusIsReturned() {
    Explorer explorer =
        files -> files.equals(List.of(Path.of("a.json"), Path.of("b.json"))) ? 7 : 1;
    assertEquals(7, BenchlensCommand.run(() -> Optional.of(explorer), "a.json", "b.json"));
  }

  @Test
  void withoutAnExplorerOpeningFails() {
    assertEquals(1, BenchlensCommand.run(Optional::empty));
  }

  @Test
  void aThirdFileIsAUsageError() {
    assertEquals(2, BenchlensCommand.run(Optional::empty, "a", "b", "c"));
  }
}
