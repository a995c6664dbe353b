package org.benchlens.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.MarkedRows;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.OpenedRuns;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What has been said of rows before.
final class TriageOptions {
  @Option(
      names = "--workspace",
      paramLabel = "FILE",
      description =
          "Show the marks and notes of this workspace in the columns 'mark' and 'note'. It is not"
              + " changed.")
  private @Nullable Path workspace;

  @Option(
      names = "--except",
      paramLabel = "MARK[,..]",
      description =
          "Rows with one of these marks do not count for --fail-on: rerun, real, noise, accepted,"
              + " later. A mark that was set on an earlier run counts too, and a line says so."
              + " Needs --workspace and --fail-on.")
  private @Nullable String except;

  /// Whether there is a workspace.
  boolean present() {
    return workspace != null;
  }

  /// The marks whose rows are excepted.
  ///
  /// @param failing whether anything can be excepted from
  /// @throws CommandException when a word is no mark, or the option stands alone
  Set<String> excepted(boolean failing) throws CommandException {
    Set<String> marks = new TreeSet<>();
    if (except == null) {
      return marks;
    }
    if (!failing || !present()) {
      throw new CommandException(
          ExitStatus.USAGE, "--except needs --workspace FILE and --fail-on STATUS");
    }
    List<String> known = MarkedRows.words();
    for (String word : except.split(",", -1)) {
      if (!known.contains(word.strip())) {
        throw new CommandException(
            ExitStatus.USAGE,
            "--except '" + word.strip() + "' is none of " + String.join(", ", known));
      }
      marks.add(word.strip());
    }
    return marks;
  }

  /// Reads the workspace. A line says when its marks are about an earlier run.
  ///
  /// @throws CommandException when it cannot be used or is about other inputs
  Optional<MarkedRows> read(CompareRequest request, OpenedRuns runs, Terminal terminal)
      throws CommandException {
    Path file = workspace;
    if (file == null) {
      return Optional.empty();
    }
    try {
      MarkedRows marks = MarkedRows.read(file, request, runs);
      if (marks.changed()) {
        terminal.say(
            file
                + ": the inputs have changed since it was saved; marks of then are shown as stale");
      }
      return Optional.of(marks);
    } catch (OpenException e) {
      throw new CommandException(e);
    }
  }
}
