package org.benchlens.workflow;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import org.benchlens.model.Progress;
import org.benchlens.report.table.RunWriter;

/// Prints one result. Its states stand for both sides of rows, so that they are laid out as those
/// of
/// a comparison are.
public final class SummarizeRun {
  private final OpenedRuns run;

  private SummarizeRun(OpenedRuns run) {
    this.run = run;
  }

  /// Reads the result.
  ///
  /// @throws OpenException when it cannot be read
  public static SummarizeRun open(Path file) throws OpenException {
    return new SummarizeRun(new OpenRuns(1).open(CompareRequest.of(file, file), Progress.NONE));
  }

  /// Writes devices and tables as Markdown.
  ///
  /// @param hidden whether summaries count that the file wants hidden
  public void write(boolean hidden, Writer out) throws IOException {
    RunWriter.write(run.inputs().getFirst().reference(), run.benchmarks(), run.rows(), hidden, out);
  }
}
