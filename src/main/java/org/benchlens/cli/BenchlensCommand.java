package org.benchlens.cli;

import java.nio.file.Path;
import java.util.List;
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

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0..1",
      paramLabel = "FILE",
      arity = "0..1",
      description = "Reference and compared file.")
  private List<Path> files = List.of();

  /// @param explorer looks the window up, only when it is to be opened
  private BenchlensCommand(Supplier<Optional<Explorer>> explorer) {
    this.explorer = explorer;
  }

  /// Runs the command that the arguments name.
  ///
  /// @return the exit status
  public static int run(Supplier<Optional<Explorer>> explorer, String... arguments) {
    return commandLine(explorer).execute(arguments);
  }

  static CommandLine commandLine(Supplier<Optional<Explorer>> explorer) {
    return new CommandLine(new BenchlensCommand(explorer));
  }

  @Override
  public Integer call() {
    Optional<Explorer> window = explorer.get();
    if (window.isEmpty()) {
      spec.commandLine().getErr().println("benchlens: this installation has no explorer");
      return CommandLine.ExitCode.SOFTWARE;
    }
    return window.get().open(files);
  }
}
