package org.benchlens.cli;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Status;
import org.benchlens.model.Problem;
import org.benchlens.present.table.TableRow;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// How a comparison runs and what its exit status says.
final class EndOptions {
  private static final int MOST_WORKERS = 1024;

  @Option(
      names = "--fail-on",
      paramLabel = "STATUS[,..]",
      description =
          "End with status 3 when a row has one of these: FAST, SLOW, SAME, AMBG, ???? (or"
              + " UNKNOWN). All rows count, hidden ones too.")
  private @Nullable String failOn;

  @Option(
      names = "--strict",
      description =
          "End with status 1, after the output, when a file has an error or anything has no"
              + " partner.")
  private boolean strict;

  @Option(
      names = "--workers",
      paramLabel = "N",
      description =
          "Number of threads; the result does not depend on it. Default: one a processor.")
  private @Nullable String workers;

  /// The statuses that a run fails on.
  ///
  /// @throws CommandException when a word is no status
  Set<Status> failing() throws CommandException {
    Set<Status> statuses = EnumSet.noneOf(Status.class);
    if (failOn != null) {
      for (String word : failOn.split(",", -1)) {
        statuses.add(status(word.strip()));
      }
    }
    return statuses;
  }

  /// The number of threads, >= 1.
  ///
  /// @throws CommandException when it is no such number
  int workers() throws CommandException {
    if (workers == null) {
      return Runtime.getRuntime().availableProcessors();
    }
    boolean digits = workers.length() <= 4 && workers.chars().allMatch(c -> c >= '0' && c <= '9');
    int number = digits && !workers.isEmpty() ? Integer.parseInt(workers) : 0;
    if (number < 1 || number > MOST_WORKERS) {
      throw new CommandException(
          "--workers '" + workers + "' is not a whole number 1 to " + MOST_WORKERS);
    }
    return number;
  }

  /// The exit status of a finished comparison. If it is not 0, a line says why.
  ///
  /// @param failing on what a run fails
  /// @param rows all rows
  int status(Comparison comparison, FailingRows failing, List<TableRow> rows, Terminal terminal) {
    int without = comparison.oneSided().size();
    long errors =
        comparison.problems().stream()
            .filter(problem -> problem.severity() == Problem.Severity.ERROR)
            .count();
    if (strict && without + errors > 0) {
      terminal.say("--strict: errors: " + errors + ", without a partner: " + without);
      return ExitStatus.FAILED;
    }
    return failing.met(rows, terminal) ? ExitStatus.CONDITION_MET : ExitStatus.DONE;
  }

  private static Status status(String word) throws CommandException {
    if (word.equalsIgnoreCase(Status.UNKNOWN.name())) {
      return Status.UNKNOWN;
    }
    return Status.of(word)
        .orElseThrow(
            () ->
                new CommandException(
                    ExitStatus.USAGE,
                    "--fail-on '" + word + "' is none of FAST, SLOW, SAME, AMBG, ????"));
  }
}
