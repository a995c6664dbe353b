package org.benchlens.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `benchlens config dump|check`: configurations on their own.
@Command(
    name = "config",
    description = "Prints or checks the limits that verdicts depend on.",
    mixinStandardHelpOptions = true,
    versionProvider = ProductVersion.class)
final class ConfigCommand implements Runnable {
  @Spec private CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Missing command: dump or check");
  }
}
