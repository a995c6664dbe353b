package org.benchlens.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.benchlens.config.ConfigException;
import org.benchlens.config.ConfigFile;
import org.benchlens.config.Configuration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `benchlens config check FILE`: whether a configuration can be used.
@Command(
    name = "check",
    description = {
      "Checks a configuration file and lists everything wrong with it, with line and column.",
      "Exit status 0: it can be used; 1: it cannot."
    },
    mixinStandardHelpOptions = true,
    versionProvider = ProductVersion.class)
final class ConfigCheckCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "Configuration file in TOML.")
  private Path file = Path.of("");

  ConfigCheckCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws CommandException {
    try {
      Configuration found = ConfigFile.read(file, Optional.empty());
      terminal.print(file + ": can be used, starts from preset " + found.preset().word() + "\n");
      return ExitStatus.DONE;
    } catch (ConfigException e) {
      throw new CommandException(e);
    }
  }
}
