package org.benchlens.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `benchlens nupp ...`: records of `nupp bench`.
@Command(
    name = "nupp",
    description = "Shows and compares records of nupp bench.",
    mixinStandardHelpOptions = true,
    versionProvider = ProductVersion.class)
final class NuppCommand implements Runnable {
  @Spec private CommandSpec spec;

  /// The command with those below it.
  static CommandLine with(Terminal terminal) {
    return new CommandLine(new NuppCommand())
        .addSubcommand(new NuppShowCommand(terminal))
        .addSubcommand(new NuppCompareCommand(terminal))
        .addSubcommand(new NuppHistoryCommand(terminal))
        .addSubcommand(new NuppPilotCommand(terminal))
        .addSubcommand(new NuppGatesCommand(terminal))
        .addSubcommand(new NuppAcceptCommand(terminal));
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(), "Missing command: show, compare, history, pilot, gates or accept");
  }
}
