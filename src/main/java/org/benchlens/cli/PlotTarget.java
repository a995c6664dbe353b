package org.benchlens.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.benchlens.present.figure.Drawing;
import org.benchlens.workflow.NameTemplate;
import org.benchlens.workflow.PlacedFile;
import org.benchlens.workflow.PlotFile;
import org.benchlens.workflow.SaveTrouble;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// Where plots go.
final class PlotTarget {
  private static final List<String> FIELDS =
      List.of("row", "benchmark", "device", "state", "pair", "figure", "quantity");

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "File ending in .png, .svg, .pdf or .csv. With several rows it may hold the fields {row},"
              + " {benchmark}, {device}, {state}, {pair}, {figure} and {quantity}; without any, the"
              + " position of the row is added. Its folder is made where it is missing.")
  private @Nullable String output;

  @Option(
      names = "--force",
      description = "Overwrite files that exist; without it only empty ones.")
  private boolean force;

  private List<Path> inputs = List.of();

  /// Looks at the name before the work begins.
  ///
  /// @param inputs paths that must not be overwritten
  /// @throws CommandException when it is missing or of no use
  void check(List<Path> inputs) throws CommandException {
    if (output == null) {
      throw new CommandException(ExitStatus.USAGE, "missing --output FILE.(png|svg|pdf|csv)");
    }
    if (!PlotFile.writable(output)) {
      throw new CommandException(
          "--output '" + output + "' ends in none of .png, .svg, .pdf, .csv");
    }
    template();
    this.inputs = inputs;
  }

  /// The name with its fields.
  NameTemplate template() throws CommandException {
    try {
      return NameTemplate.of(String.valueOf(output), FIELDS);
    } catch (IllegalArgumentException e) {
      throw new CommandException(e);
    }
  }

  /// The path of a name, when a file may be written there.
  ///
  /// @throws CommandException when it may not
  Path free(String name) throws CommandException {
    return PlotTarget.free(name, force, inputs);
  }

  static Path free(String name, boolean force, List<Path> inputs) throws CommandException {
    try {
      Path path = Path.of(name);
      for (Path input : inputs) {
        if (Files.exists(path) && Files.exists(input) && Files.isSameFile(path, input)) {
          throw new CommandException(path + " is an input; it is not overwritten");
        }
      }
      if (Files.isDirectory(path)) {
        throw new CommandException(path + " is a folder");
      }
      if (!force && PlacedFile.holdsSomething(path)) {
        throw new CommandException(path + " exists; --force overwrites it");
      }
      return path;
    } catch (InvalidPathException e) {
      throw new CommandException("'" + name + "' is no file name: " + e.getReason());
    } catch (IOException e) {
      throw new CommandException(name + " cannot be written: " + e.getMessage());
    }
  }

  /// Writes a drawing, and makes its folder.
  void write(Path path, Drawing drawing, double scale) throws CommandException {
    write(path, force, drawing, scale);
  }

  static void write(Path path, boolean force, Drawing drawing, double scale)
      throws CommandException {
    try {
      Path folder = path.toAbsolutePath().getParent();
      if (folder != null && !Files.isDirectory(folder)) {
        Files.createDirectories(folder);
      }
      PlotFile.write(path, force, drawing, scale);
    } catch (IOException e) {
      throw new CommandException(path + " cannot be written: " + SaveTrouble.why(e));
    }
  }
}
