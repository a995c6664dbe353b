package org.benchlens.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.ReviewRecord;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// `benchlens nupp history FILE`.
@Command(
    name = "history",
    sortOptions = false,
    description = {
      "Shows scores with their intervals over the runs of a history, with changes of machine and"
          + " schema marked."
    },
    mixinStandardHelpOptions = true,
    versionProvider = ProductVersion.class)
final class NuppHistoryCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(paramLabel = "FILE", description = "A history: one record a line.")
  private Path file = Path.of("");

  @ArgGroup(validate = false, heading = "%nWhich benchmarks:%n", order = 1)
  private SelectionOptions selection = new SelectionOptions();

  @ArgGroup(validate = false, heading = "%nWhere it goes:%n", order = 2)
  private PageOptions output = new PageOptions();

  NuppHistoryCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws CommandException {
    output.check(List.of(file));
    try {
      output.write(List.of(new ReviewRecord().history(file, selection.selection())), terminal);
    } catch (OpenException e) {
      throw new CommandException(e);
    }
    return ExitStatus.DONE;
  }
}
