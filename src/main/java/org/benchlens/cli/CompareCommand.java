package org.benchlens.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `benchlens compare REF CMP`: the comparison as text.
@Command(
    name = "compare",
    sortOptions = false,
    description = {
      "Compares two NVBench results, or the results of two folders file by file, and prints a"
          + " verdict for each state: FAST, SLOW, SAME, AMBG (the data cannot tell) or ????"
          + " (nothing to compare)."
    },
    footerHeading = "%nExit status:%n",
    footer = {
      "  0  the comparison ran, whatever it found",
      "  1  bad input, a malformed value, a bad configuration; with --strict an error or an entry"
          + " without a partner",
      "  2  unknown option or choice, missing value or paths",
      "  3  a status named by --fail-on occurred"
    },
    mixinStandardHelpOptions = true)
final class CompareCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0..1",
      arity = "0..1",
      paramLabel = "PATH",
      description =
          "Reference and compare: two result files, or two folders whose files of one name ending"
              + " .json are compared.")
  private List<Path> paths = new ArrayList<>();

  @ArgGroup(multiplicity = "0..*", heading = "%nWhat is compared:%n", order = 1)
  private List<FilterArgument> filters = new ArrayList<>();

  @ArgGroup(validate = false, order = 2)
  private SelectionOptions selection = new SelectionOptions();

  @ArgGroup(validate = false, heading = "%nHow it is decided:%n", order = 3)
  private DecisionOptions decision = new DecisionOptions();

  @ArgGroup(validate = false, heading = "%nWhat is shown:%n", order = 4)
  private TableOptions table = new TableOptions();

  @ArgGroup(validate = false, heading = "%nWhere it goes:%n", order = 5)
  private OutputOptions output = new OutputOptions();

  @ArgGroup(validate = false, heading = "%nHow it ends:%n", order = 6)
  private EndOptions end = new EndOptions();

  CompareCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws CommandException {
    if (decision.dump()) {
      terminal.print(decision.rules().dump());
      return ExitStatus.DONE;
    }
    if (paths.size() != 2) {
      throw new ParameterException(
          spec.commandLine(), "Give a reference and a compare path; got " + paths.size());
    }
    return 0;
  }
}
