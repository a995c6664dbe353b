package org.benchlens.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `benchlens open [REF CMP]`: the window, or with `--snapshot` a picture of it.
@Command(
    name = "open",
    description = "Opens the explorer, or draws its window into a file.",
    mixinStandardHelpOptions = true)
public final class OpenCommand implements Callable<Integer> {

  private final Supplier<Optional<Explorer>> explorer;
  private final Map<String, String> environment;

  @Spec private CommandSpec spec;

  @Parameters(
      index = "0..1",
      paramLabel = "FILE",
      arity = "0..1",
      description =
          "Reference and compared file, or two folders; one alone is put in the place of the"
              + " reference. A workspace opens its own pair. Or one or two records of nupp bench,"
              + " or a history of them.")
  private List<Path> files = List.of();

  @Option(names = "--theme", paramLabel = "NAME", description = "light or dark.")
  private @Nullable Theme theme;

  @Option(
      names = "--display",
      paramLabel = "MODE",
      description = "intervals, legacy, explain or simple.")
  private String display = "";

  @Option(names = "--filter", paramLabel = "EXPR", description = "Text of the filter field.")
  private String filter = "";

  @Option(
      names = {"--select", "--row"},
      paramLabel = "N",
      description = "Row to select, from 1.")
  private @Nullable Integer row;

  @Option(
      names = "--margin",
      paramLabel = "PERCENT",
      description = "Of records of nupp bench: relative changes below it do not matter.")
  private String margin = "";

  @Option(
      names = "--chart",
      paramLabel = "NAME",
      description = "Opens a chart of all rows: changes, or along:AXIS.")
  private String chart = "";

  @ArgGroup(exclusive = false, heading = "Table:%n")
  private TableSetting table = new TableSetting();

  @ArgGroup(exclusive = false, heading = "Drill-down:%n")
  private DrillDown drillDown = new DrillDown();

  @ArgGroup(exclusive = false, heading = "Picture:%n")
  private @Nullable Picture picture;

  /// @param explorer looks the window up
  /// @param environment the process's environment, which tells whether there is a display
  public OpenCommand(Supplier<Optional<Explorer>> explorer, Map<String, String> environment) {
    this.explorer = explorer;
    this.environment = Map.copyOf(environment);
  }

  @Override
  public Integer call() {
    return open(explorer, environment, spec, options());
  }

  /// Opens the window, or says in one line why it cannot be opened.
  static int open(
      Supplier<Optional<Explorer>> explorer,
      Map<String, String> environment,
      CommandSpec spec,
      OpenOptions options) {
    if (options.snapshot().isEmpty() && Display.missing(environment)) {
      return failed(
          spec,
          "there is no display; benchlens open REF CMP --snapshot FILE.png draws the window into a"
              + " file");
    }
    Optional<Explorer> window = explorer.get();
    if (window.isEmpty()) {
      return failed(
          spec, "this is the command-line archive, without the window; the full one has it");
    }
    try {
      return window.get().open(options);
    } catch (ExplorerException e) {
      return failed(spec, e.getMessage());
    }
  }

  private static int failed(CommandSpec spec, @Nullable String message) {
    spec.commandLine().getErr().println("benchlens: " + message);
    return CommandLine.ExitCode.SOFTWARE;
  }

  private OpenOptions options() {
    return new OpenOptions(
        files,
        Optional.ofNullable(theme).map(chosen -> chosen == Theme.dark),
        display,
        filter,
        Optional.ofNullable(row),
        drillDown.figure,
        drillDown.quantity.name(),
        drillDown.scale == Scale.log,
        drillDown.density,
        margin,
        new OpenOptions.Chart(chart, Optional.empty()),
        table.options(),
        Optional.ofNullable(picture).map(Picture::snapshot));
  }

  // The constants are the words of the command line.
  private enum Theme {
    light,
    dark
  }

  private enum Quantity {
    time,
    cycles,
    frequency
  }

  private enum Scale {
    linear,
    log
  }

  private enum State {
    ready,
    reading,
    help,
    manual,
    files,
    unpaired,
    problems,
    devices,
    runs,
    about,
    columns,
    completion,
    export,
    whatif,
    limits,
    triage
  }

  private static final class TableSetting {
    @Option(
        names = "--group",
        paramLabel = "NAME",
        description =
            "Groups rows: none, section (benchmark and device), file, benchmark, device, "
                + "axis:NAME.")
    private String group = "";

    @Option(
        names = "--columns",
        paramLabel = "LIST",
        description =
            "Columns with commas, as of compare: ids, axes, axis:NAME, summary:TAG; "
                + "identity for those that tell rows apart.")
    private String columns = "";

    @Option(
        names = "--pin",
        paramLabel = "LIST",
        description = "Columns that stay in sight at the left.")
    private String pinned = "";

    @Option(
        names = "--sort",
        paramLabel = "COLUMN",
        description = "Sorts by a column; -COLUMN from the largest.")
    private String sort = "";

    @Option(
        names = "--facets",
        paramLabel = "WHEN",
        description = "auto (where there is room), shown or hidden.")
    private FacetsShown facets = FacetsShown.auto;

    private OpenOptions.Table options() {
      return new OpenOptions.Table(group, columns, pinned, sort, facets.name());
    }
  }

  private enum FacetsShown {
    auto,
    shown,
    hidden
  }

  private static final class DrillDown {
    @Option(
        names = {"--figure", "--plot"},
        paramLabel = "LIST",
        description = {
          "Opens the drill-down with these figures, with commas: distribution, ecdf,",
          "shift, coverage, coverage-curve, run-order, lag, time-frequency, box; or with",
          "auto, the one that fits the row."
        })
    private String figure = "";

    @Option(names = "--quantity", paramLabel = "NAME", description = "time, cycles or frequency.")
    private Quantity quantity = Quantity.time;

    @Option(names = "--scale", paramLabel = "NAME", description = "linear or log.")
    private Scale scale = Scale.linear;

    @Option(
        names = "--density",
        description = "Kernel density lines over the distribution, bandwidth by Silverman's rule.")
    private boolean density;
  }

  private static final class Picture {
    @Option(
        names = "--snapshot",
        required = true,
        paramLabel = "FILE.png",
        description = "Draws the window without a display, and ends.")
    private Path file = Path.of("");

    @Option(
        names = "--size",
        paramLabel = "WxH",
        converter = SizeConverter.class,
        description = "Its size in pixels, 1280x800 by default.")
    private PictureSize size = new PictureSize(1280, 800);

    @Option(
        names = "--state",
        paramLabel = "NAME",
        description =
            "ready, reading (half of the rows decided), help (the keys), about, manual, columns"
                + " (the list of columns is open), completion (the filter field has suggestions),"
                + " export, whatif (a limit under the peek plot), limits (all eight), triage (the"
                + " queue), or a list below the table: files, unpaired, problems, devices, runs.")
    private State state = State.ready;

    private OpenOptions.Snapshot snapshot() {
      return new OpenOptions.Snapshot(file, size.width(), size.height(), state.name());
    }
  }
}
