package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Progress;
import org.benchlens.present.table.TableRow;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.EarlyRows;
import org.benchlens.workflow.OpenException;
import org.benchlens.workflow.OpenRuns;
import org.benchlens.workflow.OpenedRuns;

/// Reads two runs, off the UI thread, and makes rows of the table of them.
final class Opening {
  private final int workers;

  /// @param workers number of threads that read, >= 1
  Opening(int workers) {
    this.workers = workers;
  }

  /// What was read.
  ///
  /// @param runs the runs
  /// @param rows their rows without verdicts
  /// @param traits what of the rows does not change
  record Opened(OpenedRuns runs, List<TableRow> rows, RowTraits traits) {}

  /// Reads.
  ///
  /// @param told told of the bytes read
  /// @param early told of rows while files are being read
  Opened read(CompareRequest wanted, Progress told, EarlyRows early) throws OpenFailure {
    try {
      OpenedRuns opened = new OpenRuns(workers).openUsable(wanted, told, early);
      List<TableRow> rows = opened.rows().stream().map(TableRow::provisional).toList();
      return new Opened(opened, rows, RowTraits.of(rows, RowTraits.names(opened.inputs())));
    } catch (OpenException e) {
      throw new OpenFailure(FailureText.of(wanted, e), e);
    }
  }

  /// Rows with their verdicts.
  static List<TableRow> decided(List<MatchedRow> matched, List<Decision> decisions) {
    List<TableRow> made = new ArrayList<>(decisions.size());
    for (int i = 0; i < decisions.size(); i++) {
      made.add(decided(matched.get(i), decisions.get(i)));
    }
    return made;
  }

  /// A row with its verdict.
  static TableRow decided(MatchedRow row, Decision decision) {
    return TableRow.of(new ComparedRow(row, decision));
  }
}
