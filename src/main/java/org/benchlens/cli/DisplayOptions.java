package org.benchlens.cli;

import java.util.regex.Pattern;
import org.benchlens.present.table.ColumnPlan;
import org.benchlens.present.table.DisplayMode;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What the tables show.
final class DisplayOptions {
  private static final Pattern NUMBER =
      Pattern.compile("[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?");

  @Option(
      names = "--display",
      paramLabel = "MODE",
      description =
          "Columns of the tables: intervals (centers with their intervals, the default), legacy"
              + " (time, noise, difference), explain (ends of the intervals and the reason) or"
              + " simple.")
  private DisplayMode mode = DisplayMode.INTERVALS;

  @Option(
      names = "--columns",
      paramLabel = "LIST",
      description =
          "Columns by their names with commas, in place of --display; 'axes' stands for one column"
              + " an axis, axis:NAME for one of them. A wrong name lists the right ones.")
  private @Nullable String columns;

  @Option(
      names = "--filter",
      paramLabel = "EXPR",
      description =
          "Show only rows that match, as in the window: status:AMBG, T=I8, noise>2%%, -word."
              + " Counts, JSON and the exit status still cover all rows.")
  private String filter = "";

  @Option(
      names = "--threshold-diff",
      paramLabel = "PERCENT",
      description =
          "Hide rows whose %%Diff is smaller than this either way; ???? is always shown. Counts,"
              + " JSON and the exit status still cover all rows.")
  private @Nullable String smallest;

  @Option(
      names = "--no-color",
      description =
          "Mark statuses by emoji rather than by colour, also on a terminal. So does the variable"
              + " NO_COLOR.")
  private boolean noColor;

  /// The columns of the tables.
  ///
  /// @throws CommandException when a name is no column
  ColumnPlan plan() throws CommandException {
    return columns == null ? ColumnPlan.of(mode) : ColumnList.parse(columns);
  }

  /// The text of the row filter; empty lets every row through.
  String filter() {
    return filter;
  }

  /// Whether colours are refused.
  boolean noColor() {
    return noColor;
  }

  /// The smallest %Diff shown, [%], finite, >= 0.
  ///
  /// @throws CommandException when the value is no such number
  double smallestPercent() throws CommandException {
    if (smallest == null) {
      return 0;
    }
    double percent = NUMBER.matcher(smallest).matches() ? Double.parseDouble(smallest) : Double.NaN;
    if (!(percent >= 0 && percent < Double.POSITIVE_INFINITY)) {
      throw new CommandException(
          "--threshold-diff '" + smallest + "' is not a finite number of at least 0");
    }
    return percent;
  }
}
