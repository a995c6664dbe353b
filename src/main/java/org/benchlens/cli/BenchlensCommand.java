package org.benchlens.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// The root command: `benchlens [REF CMP]` opens the explorer, the rest is in subcommands.
@Command(
    name = "benchlens",
    description = "Explains and explores comparisons of benchmark results.",
    mixinStandardHelpOptions = true,
    versionProvider = ProductVersion.class)
public final class BenchlensCommand implements Callable<Integer> {

  private final Supplier<Optional<Explorer>> explorer;
  private final Map<String, String> environment;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0..1",
      paramLabel = "FILE",
      arity = "0..1",
      description = "Reference and compared file.")
  private List<Path> files = List.of();

  /// @param explorer looks the window up, only when it is to be opened
  /// @param environment the process's environment
  private BenchlensCommand(Supplier<Optional<Explorer>> explorer, Map<String, String> environment) {
    this.explorer = explorer;
    this.environment = environment;
  }

  /// Runs the command that the arguments name.
  ///
  /// @return the exit status
  public static int run(Supplier<Optional<Explorer>> explorer, String... arguments) {
    return commandLine(explorer, System.getenv()).execute(arguments);
  }

  static CommandLine commandLine(
      Supplier<Optional<Explorer>> explorer, Map<String, String> environment) {
    return new CommandLine(new BenchlensCommand(explorer, environment))
        .addSubcommand(new OpenCommand(explorer, environment));
  }

  @Override
  public Integer call() {
    return OpenCommand.open(explorer, environment, spec, OpenOptions.of(files));
  }
}
