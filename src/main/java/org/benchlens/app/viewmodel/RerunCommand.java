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
    RunInfo run = runs.inputs().get(row.section().input()).compare().run();
    RowSelection selection = RowSelection.of(List.of(row), runs.rows());
    return ShellQuoting.SH.line(MeasureCommand.words(run, selection, Measure.AGAIN)).orElse("");
  }
}
