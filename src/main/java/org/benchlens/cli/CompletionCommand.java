package org.benchlens.cli;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// `benchlens completion`: what a shell needs to complete commands and options.
@Command(
    name = "completion",
    description =
        "Prints a script that completes commands and options in bash and zsh:"
            + " source <(benchlens completion).",
    mixinStandardHelpOptions = true,
    versionProvider = ProductVersion.class)
final class CompletionCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Spec private CommandSpec spec;

  CompletionCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    terminal.print(AutoComplete.bash("benchlens", spec.root().commandLine()));
    return ExitStatus.DONE;
  }
}
