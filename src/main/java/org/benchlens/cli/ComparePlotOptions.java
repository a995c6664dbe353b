package org.benchlens.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchlens.present.figure.Palette;
import org.benchlens.workflow.NameTemplate;
import org.benchlens.workflow.PlotFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Which plots of all rows `compare` draws.
final class ComparePlotOptions {
  private static final List<String> FIELDS = List.of("benchmark", "device", "pair");
  private static final List<String> ALONG_FIELDS = List.of("benchmark", "device", "axis", "pair");

  @Option(
      names = "--plot",
      description =
          "Draw the changes of all shown rows: in the window where there is a display, else into a"
              + " file.")
  private boolean plot;

  @Option(
      names = "--plot-output",
      paramLabel = "FILE",
      description =
          "The file of --plot, without a display benchlens-changes.png by default: .png, .svg,"
              + " .pdf, or .csv for the numbers. With {benchmark}, {device} or {pair} in its name"
              + " it is a file for each. Its folder is made where it is missing.")
  private @Nullable String output;

  @Option(
      names = "--plot-along",
      paramLabel = "AXIS",
      description = "Draw the times of all shown rows along a numeric axis, in the same way.")
  private @Nullable String along;

  @Option(
      names = "--plot-along-output",
      paramLabel = "FILE",
      description =
          "The file of --plot-along, without a display benchlens-along-{axis}.png by default;"
              + " fields as above and {axis}.")
  private @Nullable String alongOutput;

  @Option(names = "--dark", description = "Plots with light marks on a dark ground.")
  private boolean dark;

  /// The chart that a window would show, since no file is named for it.
  Optional<String> windowChart() {
    if (plot && output == null) {
      return Optional.of("changes");
    }
    return along != null && alongOutput == null ? Optional.of("along:" + along) : Optional.empty();
  }

  /// Whether marks are light on a dark ground.
  boolean dark() {
    return dark;
  }

  /// Where the changes go; empty when they are not asked for, or without a file in a window.
  ///
  /// @throws CommandException when the name is of no use
  Optional<NameTemplate> changes(boolean window) throws CommandException {
    return (plot && !window) || output != null
        ? Optional.of(template("--plot-output", output, "benchlens-changes.png", FIELDS))
        : Optional.empty();
  }

  /// The axis to draw along.
  Optional<String> along() {
    return Optional.ofNullable(along);
  }

  /// Where the times along an axis go; empty when they are not asked for, or without a file in a
  /// window.
  ///
  /// @throws CommandException when the name is of no use
  Optional<NameTemplate> alongTarget(boolean window) throws CommandException {
    if (along == null) {
      if (alongOutput != null) {
        throw new CommandException(ExitStatus.USAGE, "--plot-along-output needs --plot-along AXIS");
      }
      return Optional.empty();
    }
    if (window && alongOutput == null) {
      return Optional.empty();
    }
    return Optional.of(
        template("--plot-along-output", alongOutput, "benchlens-along-{axis}.png", ALONG_FIELDS));
  }

  /// The colours.
  Palette palette() {
    return dark ? Palette.DARK : Palette.LIGHT;
  }

  /// Looks at the names before the work begins.
  ///
  /// @param window whether a window shows what has no file
  /// @param force whether files may be overwritten
  /// @param inputs paths that must not be overwritten
  void check(boolean window, boolean force, List<Path> inputs) throws CommandException {
    List<NameTemplate> targets = new ArrayList<>();
    changes(window).ifPresent(targets::add);
    alongTarget(window).ifPresent(targets::add);
    for (NameTemplate target : targets) {
      if (target.fields().isEmpty()) {
        PlotTarget.free(target.name(Map.of()), force, inputs);
      }
    }
  }

  private static NameTemplate template(
      String option, @Nullable String given, String standard, List<String> fields)
      throws CommandException {
    String name = given == null ? standard : given;
    if (!PlotFile.writable(name)) {
      throw new CommandException(option + " '" + name + "' ends in none of .png, .svg, .pdf, .csv");
    }
    try {
      return NameTemplate.of(name, fields);
    } catch (IllegalArgumentException e) {
      throw new CommandException(e);
    }
  }
}
