package org.benchlens.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;

/// `benchlens config dump`: the effective configuration, as `compare --dump-config` prints it.
@Command(
    name = "dump",
    description = {
      "Prints the effective configuration: a preset, overridden by the explicit values of a file.",
      "The text is a configuration file itself: save it and give it to --config."
    },
    mixinStandardHelpOptions = true,
    versionProvider = ProductVersion.class)
final class ConfigDumpCommand implements Callable<Integer> {
  private final Terminal terminal;

  @ArgGroup(validate = false, heading = "%nLimits:%n")
  private LimitOptions limits = new LimitOptions();

  ConfigDumpCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws CommandException {
    terminal.print(limits.text());
    return ExitStatus.DONE;
  }
}
