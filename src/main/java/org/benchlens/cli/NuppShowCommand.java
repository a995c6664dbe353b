package org.benchlens.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import org.benchlens.present.nupp.RecordPage;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.ReviewRecord;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// `benchlens nupp show FILE`: one record.
@Command(
    name = "show",
    sortOptions = false,
    description = {
      "Shows one record: scores with the intervals over their forks, or with one fork the spread"
          + " inside it; ratios, winners, notes, and recorded values that do not come out when they"
          + " are computed again."
    },
    mixinStandardHelpOptions = true,
    versionProvider = ProductVersion.class)
final class NuppShowCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(
      paramLabel = "FILE",
      description = "A record, a history (with --line), or the record of one program.")
  private Path file = Path.of("");

  @Option(
      names = "--line",
      paramLabel = "N",
      description = "Show the run on this line of a history, from 1.")
  private @Nullable Integer line;

  @Option(
      names = "--geo",
      description = "Add the geometric mean of each variant over its whole suite.")
  private boolean means;

  @ArgGroup(validate = false, heading = "%nWhich benchmarks:%n", order = 1)
  private SelectionOptions selection = new SelectionOptions();

  @ArgGroup(validate = false, heading = "%nWhat was said of benchmarks before:%n", order = 2)
  private RecordWorkspaceOption said = new RecordWorkspaceOption();

  @ArgGroup(validate = false, heading = "%nWhere it goes:%n", order = 3)
  private PageOptions output = new PageOptions();

  NuppShowCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws CommandException {
    output.check(List.of(file));
    if (line != null && line < 1) {
      throw new CommandException("--line " + line + " is not a line number from 1");
    }
    OptionalInt entry = line == null ? OptionalInt.empty() : OptionalInt.of(line);
    try {
      RecordPage page = new ReviewRecord().show(file, entry, selection.selection(), means);
      output.write(said.mark(List.of(page), List.of(file), terminal), terminal);
    } catch (OpenException e) {
      throw new CommandException(e);
    }
    return ExitStatus.DONE;
  }
}
