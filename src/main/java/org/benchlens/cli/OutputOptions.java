package org.benchlens.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.benchlens.workflow.PlacedFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// In which form the result is written, and where.
final class OutputOptions {
  private static final String STANDARD_OUTPUT = "stdout";
  private static final int BUDGET = 1 << 20;
  private static final int LEAST_BUDGET = 2_000;

  @Option(
      names = "--format",
      paramLabel = "NAME",
      description =
          "markdown (tables and a summary, the default), csv (exact values of the shown rows),"
              + " json (everything), html (one file, sortable and filterable, nothing is loaded) or"
              + " report (Markdown within --budget: counts, then the most telling rows).")
  private OutputFormat format = OutputFormat.MARKDOWN;

  @Option(
      names = "--budget",
      paramLabel = "BYTES",
      description =
          "Most bytes of a report, at least 2000; 1048576 by default. What is left out is counted.")
  private int budget = BUDGET;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description = "Write to this file rather than to standard output.")
  private @Nullable Path file;

  @Option(
      names = "--bulk-debug-python",
      paramLabel = "FILE|stdout",
      description =
          "Also write a Python script that lists the shown rows with their sample files and loads"
              + " them.")
  private @Nullable String debug;

  @Option(
      names = "--force",
      description = "Overwrite files that exist; without it only empty ones.")
  private boolean force;

  OutputFormat format() {
    return format;
  }

  /// Most bytes of a report.
  int budget() {
    return budget;
  }

  /// Where the result goes; empty for standard output.
  Optional<Path> file() {
    return Optional.ofNullable(file);
  }

  /// Whether a script is wanted on standard output.
  boolean debugOnStandardOutput() {
    return STANDARD_OUTPUT.equals(debug);
  }

  /// The file of the script, if one is wanted.
  Optional<Path> debugFile() {
    return debug == null || debugOnStandardOutput()
        ? Optional.empty()
        : Optional.of(Path.of(debug));
  }

  /// Whether existing files may be overwritten.
  boolean force() {
    return force;
  }

  /// Looks at the targets before the work begins.
  ///
  /// @param inputs paths that must not be overwritten
  /// @throws CommandException when writing to a target would lose something
  void check(List<Path> inputs) throws CommandException {
    if (debugOnStandardOutput() && file == null && format != OutputFormat.MARKDOWN) {
      throw new CommandException(
          ExitStatus.USAGE,
          "--bulk-debug-python stdout would break the " + format.word() + "; add --output FILE");
    }
    if (budget < LEAST_BUDGET) {
      throw new CommandException(
          ExitStatus.USAGE, "--budget " + budget + " is too small: at least " + LEAST_BUDGET);
    }
    if (budget != BUDGET && format != OutputFormat.REPORT) {
      throw new CommandException(ExitStatus.USAGE, "--budget needs --format report");
    }
    for (Optional<Path> target : List.of(file(), debugFile())) {
      if (target.isPresent()) {
        check(target.get(), force, inputs);
      }
    }
  }

  /// Looks at one target before the work begins.
  ///
  /// @param inputs paths that must not be overwritten
  /// @throws CommandException when writing to it would lose something
  static void check(Path target, boolean force, List<Path> inputs) throws CommandException {
    try {
      for (Path input : inputs) {
        if (Files.exists(target) && Files.exists(input) && Files.isSameFile(target, input)) {
          throw new CommandException(target + " is an input; it is not overwritten");
        }
      }
      if (Files.isDirectory(target)) {
        throw new CommandException(target + " is a folder");
      }
      if (!force && PlacedFile.holdsSomething(target)) {
        throw new CommandException(target + " exists; --force overwrites it");
      }
    } catch (IOException e) {
      throw new CommandException(target + " cannot be written: " + e.getMessage());
    }
  }
}
