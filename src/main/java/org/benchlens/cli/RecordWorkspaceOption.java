package org.benchlens.cli;

import java.nio.file.Path;
import java.util.List;
import org.benchlens.present.nupp.PageMarks;
import org.benchlens.present.nupp.RecordPage;
import org.benchlens.workflow.MarkedRecords;
import org.benchlens.workflow.OpenException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What has been said of benchmarks before.
final class RecordWorkspaceOption {
  @Option(
      names = "--workspace",
      paramLabel = "FILE",
      description =
          "Show the marks and notes of this workspace in the columns 'mark' and 'note'. It is not"
              + " changed.")
  private @Nullable Path workspace;

  /// Adds the columns, when there is a workspace. A line says when its marks are about earlier
  /// records.
  ///
  /// @param records the record, or the baseline and the candidate
  /// @throws CommandException when it cannot be used or is about other records
  List<RecordPage> mark(List<RecordPage> pages, List<Path> records, Terminal terminal)
      throws CommandException {
    Path file = workspace;
    if (file == null) {
      return pages;
    }
    try {
      MarkedRecords marks = MarkedRecords.read(file, records);
      if (marks.changed()) {
        terminal.say(
            file
                + ": the records have changed since it was saved; marks of then are shown as"
                + " stale");
      }
      return pages.stream().map(page -> PageMarks.with(page, marks::of)).toList();
    } catch (OpenException e) {
      throw new CommandException(e);
    }
  }
}
