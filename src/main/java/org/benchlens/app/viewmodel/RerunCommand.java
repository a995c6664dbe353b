package org.benchlens.app.viewmodel;

import java.util.List;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.RunInfo;
import org.benchlens.model.SampleArray;
import org.benchlens.model.Side;
import org.benchlens.present.advice.Measure;
import org.benchlens.present.advice.MeasureCommand;
import org.benchlens.present.advice.RowSelection;
import org.benchlens.present.advice.ShellQuoting;
import org.benchlens.workflow.OpenedRuns;

/// The command that measures a row again and records its samples.
final class RerunCommand {
  private RerunCommand() {}

  /// The command; empty when a side declares samples.
  static String of(OpenedRuns runs, MatchedRow row) {
    for (Side side : Side.values()) {
      if (row.state(side).declared(SampleArray.TIMES).isPresent()) {
        return "";
      }
    }
    return of(runs, List.of(row), Measure.AGAIN, ShellQuoting.SH).line();
  }

  /// A command and what it measures.
  ///
  /// @param line the command; empty when it cannot be typed
  /// @param extra number of rows that it measures although they were not asked for
  record Made(String line, int extra) {}

  /// The command that measures rows again. Looks through all rows: not for the UI thread.
  static Made of(OpenedRuns runs, List<MatchedRow> rows, Measure measure, ShellQuoting shell) {
    RunInfo run = runs.inputs().get(rows.getFirst().section().input()).compare().run();
    RowSelection selection = RowSelection.of(rows, runs.rows());
    return new Made(
        shell.line(MeasureCommand.words(run, selection, measure)).orElse(""), selection.extra());
  }
}
