package org.benchlens.cli;

import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What `plot` takes for records of `nupp bench` alone.
final class RecordPlotOptions {
  /// Their names.
  static final List<String> NAMES = List.of("--margin", "--fork");

  @Option(
      names = "--margin",
      paramLabel = "PERCENT",
      description =
          "Changes smaller than this do not matter; changes and pairs of two records take it. One"
              + " record that holds its comparison has its own.")
  private @Nullable String margin;

  @Option(
      names = "--fork",
      paramLabel = "N",
      description =
          "Which fork the figure fork shows, from 1, those of the baseline first; 1 by default.")
  private @Nullable String fork;

  /// The margin; empty without.
  OptionalDouble ratio() throws CommandException {
    return margin == null ? OptionalDouble.empty() : OptionalDouble.of(Margin.ratio(margin));
  }

  /// Which fork, from 1.
  ///
  /// @throws CommandException when it is no number from 1
  int fork() throws CommandException {
    if (fork == null) {
      return 1;
    }
    int number = fork.matches("[0-9]{1,9}") ? Integer.parseInt(fork) : 0;
    if (number < 1) {
      throw new CommandException("--fork '" + fork + "' is no number from 1");
    }
    return number;
  }
}
