package org.benchlens.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.benchlens.present.format.OneLine;
import org.benchlens.workflow.AcceptRecord;
import org.benchlens.workflow.OpenException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `benchlens nupp accept CANDIDATE BASELINE`: a record becomes the baseline.
@Command(
    name = "accept",
    sortOptions = false,
    description = {
      "Puts a record in the place of a baseline, whole or not at all, and says what that accepts:"
          + " gates that failed, benchmarks that are gone, another machine.",
      "Exit status 0: it is the baseline now, whatever was accepted; 1: nothing was changed."
    },
    mixinStandardHelpOptions = true,
    versionProvider = ProductVersion.class)
final class NuppAcceptCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "CANDIDATE", description = "The record to accept.")
  private Path candidate = Path.of("");

  @Parameters(
      index = "1",
      paramLabel = "BASELINE",
      description = "The file to replace: a record, of any schema, or none yet.")
  private Path baseline = Path.of("");

  @Option(names = "--force", description = "Replace the file also when it is no record.")
  private boolean force;

  NuppAcceptCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws CommandException {
    try {
      for (String line : new AcceptRecord().accept(candidate, baseline, force).lines()) {
        terminal.print(OneLine.of(line) + "\n");
      }
    } catch (OpenException e) {
      throw new CommandException(e);
    } catch (IOException e) {
      throw new CommandException(
          baseline + " cannot be replaced and is as it was: " + e.getMessage());
    }
    return ExitStatus.DONE;
  }
}
