package org.benchlens.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.function.Function;
import java.util.function.Supplier;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Status;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.UnmatchedFilter;
import org.benchlens.compare.match.UnmatchedFilters;
import org.benchlens.model.Progress;
import org.benchlens.present.summary.ComparisonSummary;
import org.benchlens.present.summary.HiddenRows;
import org.benchlens.present.table.ColumnPlan;
import org.benchlens.present.table.RowExtras;
import org.benchlens.present.table.TableRow;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.CompareRuns;
import org.benchlens.workflow.Finished;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.WriteComparison;
import org.jspecify.annotations.Nullable;
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
    customSynopsis = "benchlens compare [OPTION]... REF CMP",
    descriptionHeading = "%n",
    parameterListHeading = "%n",
    description = {
      "Compares two NVBench results, or two folders of results file by file, and prints a verdict"
          + " for each state: FAST, SLOW, SAME, AMBG (the data cannot tell) or ???? (there is"
          + " nothing to compare)."
    },
    footerHeading = "%nExit status:%n",
    footer = {
      "  0  the comparison ran, whatever it found",
      "  1  bad input, malformed value or bad configuration; with --strict also",
      "     an error in a file or anything without a partner",
      "  2  unknown option or choice, missing value or path",
      "  3  a status named by --fail-on occurred"
    },
    mixinStandardHelpOptions = true,
    versionProvider = ProductVersion.class)
final class CompareCommand implements Callable<Integer> {
  private final Terminal terminal;
  private final Supplier<Optional<Explorer>> explorer;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "REF",
      description = "Result file of the run before the change, or a folder of results.")
  private @Nullable Path reference;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "CMP",
      description =
          "Result file of the run after the change, or a folder: then files of one name ending in"
              + " .json are compared.")
  private @Nullable Path compare;

  @ArgGroup(multiplicity = "0..*", heading = "%nWhat is compared:%n", order = 1)
  private List<FilterArgument> filters = new ArrayList<>();

  @ArgGroup(validate = false, heading = "%nOn which devices:%n", order = 2)
  private DeviceOptions devices = new DeviceOptions();

  @ArgGroup(validate = false, heading = "%nHow it is decided:%n", order = 3)
  private DecisionOptions decision = new DecisionOptions();

  @ArgGroup(validate = false, heading = "%nWhat the tables show:%n", order = 4)
  private DisplayOptions display = new DisplayOptions();

  @ArgGroup(validate = false, heading = "%nWhat was said of rows before:%n", order = 5)
  private TriageOptions triage = new TriageOptions();

  @ArgGroup(validate = false, heading = "%nWhere it goes:%n", order = 6)
  private OutputOptions output = new OutputOptions();

  @ArgGroup(validate = false, heading = "%nWhat is drawn:%n", order = 7)
  private ComparePlotOptions plots = new ComparePlotOptions();

  @ArgGroup(validate = false, heading = "%nHow it runs and ends:%n", order = 8)
  private EndOptions end = new EndOptions();

  /// @param explorer looks the window up, only when it is to be opened
  CompareCommand(Terminal terminal, Supplier<Optional<Explorer>> explorer) {
    this.terminal = terminal;
    this.explorer = explorer;
  }

  @Override
  public Integer call() throws CommandException {
    if (decision.dump()) {
      terminal.print(decision.text());
      return ExitStatus.DONE;
    }
    Path before = path(reference);
    Path after = path(compare);
    // Everything that can be wrong about the options is said before the work begins.
    ColumnPlan columns =
        triage.present() ? display.plan().with(List.of("mark", "note")) : display.plan();
    double percent = display.smallestPercent();
    Set<Status> statuses = end.failing();
    FailingRows failing = new FailingRows(statuses, triage.excepted(!statuses.isEmpty()));
    CompareRequest request = request(before, after);
    int workers = end.workers();
    List<Path> inputs = List.of(before, after);
    output.check(inputs);
    Optional<Explorer> window = window();
    plots.check(window.isPresent(), output.force(), inputs);
    Finished finished = run(workers, request, flipsWanted(columns));
    Function<MatchedRow, RowExtras> extras =
        finished.extras(triage.read(request, finished.runs(), terminal));
    List<TableRow> rows =
        finished.comparison().rows().stream()
            .map(row -> TableRow.of(row, extras.apply(row.matched())))
            .toList();
    ShownRows shown = ShownRows.of(percent, display.filter(), rows);
    List<UnmatchedFilter> unmatched =
        UnmatchedFilters.of(finished.comparison().inputs(), request.selection());
    List<String> summary = summary(finished.comparison(), shown.hidden(rows), unmatched);
    WriteComparison result = new WriteComparison(finished, columns, shown::shows, extras);
    new ComparisonOutput(result, summary, !display.noColor()).write(output, terminal);
    sayWhatIsNotWritten(finished.comparison(), unmatched);
    new ComparePlots(plots, terminal, window.isPresent(), output.force(), inputs)
        .write(finished.comparison(), rows.stream().filter(shown::shows).toList());
    if (window.isPresent()) {
      open(window.get(), request);
    }
    return end.status(finished.comparison(), failing, rows, terminal);
  }

  private Path path(@Nullable Path given) {
    if (given == null) {
      throw new ParameterException(
          spec.commandLine(), "Missing path: give a reference and a compare file or folder");
    }
    return given;
  }

  /// The window, when a chart without a file is asked for and there is a display for it.
  private Optional<Explorer> window() {
    boolean wanted = plots.windowChart().isPresent() && !Display.missing(terminal.environment());
    return wanted ? explorer.get() : Optional.empty();
  }

  private void open(Explorer window, CompareRequest request) throws CommandException {
    try {
      window.open(
          OpenOptions.of(request, display.filter(), plots.dark(), plots.windowChart().orElse("")));
    } catch (ExplorerException e) {
      throw new CommandException(String.valueOf(e.getMessage()));
    }
  }

  /// Flips cost more than the decisions; they are worked out only for what shows them.
  private boolean flipsWanted(ColumnPlan columns) {
    return columns.has("flip")
        || display.filter().contains("flip")
        || output.format() == OutputFormat.JSON;
  }

  private CompareRequest request(Path before, Path after) throws CommandException {
    return new CompareRequest(
        before, after, devices.selection(filters), decision.settings(), decision.samples());
  }

  private List<String> summary(
      Comparison comparison, HiddenRows hidden, List<UnmatchedFilter> unmatched) {
    boolean all = spec.commandLine().getParseResult().hasMatchedOption(BenchlensCommand.VERBOSE);
    return ComparisonSummary.lines(comparison, hidden, unmatched, all);
  }

  /// Says on standard error what a form without a summary would keep to itself.
  private void sayWhatIsNotWritten(Comparison comparison, List<UnmatchedFilter> unmatched) {
    if (output.format() != OutputFormat.MARKDOWN) {
      ComparisonSummary.unmatched(unmatched).forEach(terminal::say);
    }
    int without = comparison.oneSided().size();
    int problems = comparison.problems().size();
    if (output.format() == OutputFormat.CSV && without + problems > 0) {
      terminal.say(
          "not in the CSV: "
              + without
              + " without a partner, "
              + problems
              + " problems; --format json lists them");
    }
  }

  private Finished run(int workers, CompareRequest request, boolean flips) throws CommandException {
    CompareRuns runs = new CompareRuns(workers);
    try {
      if (!terminal.showsProgress()) {
        return runs.run(request, flips, Progress.NONE, Progress.NONE);
      }
      try (ProgressLine reading = new ProgressLine(terminal.errors(), "reading");
          ProgressLine deciding = new ProgressLine(terminal.errors(), "deciding")) {
        return runs.run(request, flips, reading, deciding);
      }
    } catch (OpenException e) {
      throw new CommandException(e);
    }
  }
}
