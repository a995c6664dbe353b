package org.benchlens.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.benchlens.model.Progress;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.CompareRuns;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.OpenRecords;
import org.benchlens.workflow.OpenedRuns;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `benchlens plot REF CMP`: figures of single rows as files, without a display.
@Command(
    name = "plot",
    sortOptions = false,
    customSynopsis = {
      "benchlens plot [OPTION]... REF CMP (--row N | --filter EXPR) --output FILE",
      "benchlens plot [OPTION]... RECORD [RECORD] (--row N | --filter EXPR) --output FILE"
    },
    descriptionHeading = "%n",
    parameterListHeading = "%n",
    description = {
      "Draws a figure of a row, or of each row that a filter lets through, into a file: PNG, SVG,"
          + " PDF, or its numbers as CSV.",
      "",
      "The files are two NVBench results, or documents of nupp bench: one record, a baseline and a"
          + " candidate, or a history. --figure changes is of all benchmarks and needs no row."
    },
    footerHeading = "%nExit status:%n",
    footer = {
      "  0  at least one figure was drawn",
      "  1  bad input, no such row, or nothing that can be drawn",
      "  2  unknown option or choice, missing value or path"
    },
    mixinStandardHelpOptions = true,
    versionProvider = ProductVersion.class)
final class PlotCommand implements Callable<Integer> {
  /// The options that records take too.
  private static final List<String> OF_RECORDS =
      List.of(
          "--row",
          "--filter",
          "--figure",
          "--dark",
          "--size",
          "--png-scale",
          "--output",
          "--force",
          "--margin",
          "--fork",
          "--verbose");

  private final Terminal terminal;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "REF",
      description =
          "Result file of the run before the change, or a folder of results; or a record.")
  private @Nullable Path reference;

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "CMP",
      description =
          "Result file of the run after the change, or a folder of results; or the record to"
              + " compare with.")
  private @Nullable Path compare;

  @Option(
      names = "--row",
      paramLabel = "N",
      description = "Position of the row, from 1, in the order of the table of all rows.")
  private @Nullable String row;

  @Option(
      names = "--filter",
      paramLabel = "EXPR",
      description =
          "Rows to draw, as in the window: status:AMBG, T=I8, noise>2%%, -word; of records words"
              + " of name, verdict and flags.")
  private @Nullable String filter;

  @ArgGroup(validate = false, heading = "%nWhat is drawn:%n", order = 1)
  private PlotOptions plot = new PlotOptions();

  @ArgGroup(validate = false, heading = "%nWhere it goes:%n", order = 2)
  private PlotTarget target = new PlotTarget();

  @ArgGroup(validate = false, heading = "%nOf records of nupp bench:%n", order = 3)
  private RecordPlotOptions record = new RecordPlotOptions();

  @ArgGroup(multiplicity = "0..*", heading = "%nWhat is compared:%n", order = 4)
  private List<FilterArgument> filters = new ArrayList<>();

  @ArgGroup(validate = false, heading = "%nOn which devices:%n", order = 5)
  private DeviceOptions devices = new DeviceOptions();

  @ArgGroup(validate = false, heading = "%nHow it is decided:%n", order = 6)
  private DecisionOptions decision = new DecisionOptions();

  PlotCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws CommandException {
    if (decision.dump()) {
      terminal.print(decision.text());
      return ExitStatus.DONE;
    }
    Path before = reference;
    Path after = compare;
    List<Path> files = Stream.of(before, after).flatMap(Stream::ofNullable).toList();
    if (OpenRecords.areRecords(files)) {
      return records(files);
    }
    refuse(RecordPlotOptions.NAMES::contains, "is for records of nupp bench");
    if (before == null || after == null) {
      throw usage("Missing path: give a reference and a compare file or folder");
    }
    if ((row == null) == (filter == null)) {
      throw usage("Give either --row N or --filter EXPR");
    }
    target.check(List.of(before, after));
    PlotWork work = new PlotWork(terminal, target, plot.request(), plot.pngScale());
    CompareRequest request =
        new CompareRequest(
            before, after, devices.selection(filters), decision.settings(), decision.samples());
    OpenedRuns runs = open(request);
    return row != null
        ? work.row(runs, request.settings(), position(row, runs.rows().size()))
        : work.rows(runs, request.settings(), String.valueOf(filter));
  }

  private int records(List<Path> files) throws CommandException {
    refuse(name -> !OF_RECORDS.contains(name), "is for NVBench results");
    if (row != null && filter != null) {
      throw usage("Give either --row N or --filter EXPR");
    }
    target.check(files);
    Optional<RecordPlotWork.Rows> rows =
        row == null && filter == null
            ? Optional.empty()
            : Optional.of(
                new RecordPlotWork.Rows(
                    Optional.ofNullable(row), Objects.requireNonNullElse(filter, "")));
    return new RecordPlotWork(terminal, target, plot.recordLook(), record.fork())
        .draw(files, record.ratio(), plot.figure(), rows);
  }

  /// An option that would do nothing is no option.
  private void refuse(Predicate<String> names, String why) {
    for (OptionSpec given : spec.commandLine().getParseResult().matchedOptions()) {
      if (!given.inherited() && names.test(given.longestName())) {
        throw usage(given.longestName() + " " + why);
      }
    }
  }

  private ParameterException usage(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /// The position that was typed, from 1.
  ///
  /// @throws CommandException when there is no such row
  static int position(String text, int count) throws CommandException {
    boolean digits = !text.isEmpty() && text.chars().allMatch(c -> c >= '0' && c <= '9');
    int number = digits && text.length() <= 9 ? Integer.parseInt(text) : 0;
    if (number < 1 || number > count) {
      throw new CommandException(
          count == 0
              ? "there are no rows"
              : "--row '" + text + "' is no row; there are 1 to " + count);
    }
    return number;
  }

  private OpenedRuns open(CompareRequest request) throws CommandException {
    CompareRuns runs = new CompareRuns(Runtime.getRuntime().availableProcessors());
    try {
      if (!terminal.showsProgress()) {
        return runs.open(request, Progress.NONE);
      }
      try (ProgressLine reading = new ProgressLine(terminal.errors(), "reading")) {
        return runs.open(request, reading);
      }
    } catch (OpenException e) {
      throw new CommandException(e);
    }
  }
}
