package org.benchlens.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class CommandLinePageTest {
  private static final Path PAGE = Path.of("src/site/markdown/command-line.md");

  @Test
  void thePageSaysWhatTheCommandsSay() throws IOException {
    String made =
        CommandLinePage.of(
            BenchlensCommand.commandLine(Optional::empty, Terminal.ofProcess(Map.of())));
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(PAGE, made);
    }
    assertEquals(Files.readString(PAGE), made, "rewrite it with -Dgolden.update=true");
  }
}
