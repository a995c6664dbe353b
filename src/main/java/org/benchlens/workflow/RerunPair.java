package org.benchlens.workflow;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.decision.Decision;
import org.benchlens.model.Progress;
import org.benchlens.workspace.Measured;
import org.benchlens.workspace.RowKey;
import org.benchlens.workspace.RowKeys;

/// A pair that was measured again: the verdicts of its rows with their numbers, to stand
/// beside the old ones.
public final class RerunPair {
  private RerunPair() {}

  /// Opens and decides a pair. Rows of a file pair are named as if they were of the same input as
  /// the old ones.
  ///
  /// @param request what was measured again and by what to decide
  /// @param workers number of threads, >= 1
  /// @param progress told in rows; may cancel
  /// @return what came of each row
  /// @throws OpenException when it cannot be opened
  public static Map<RowKey, Measured> decide(CompareRequest request, int workers, Progress progress)
      throws OpenException {
    OpenedRuns runs = new OpenRuns(workers).open(request, Progress.NONE);
    List<Decision> decisions =
        new DecideRows(workers)
            .decide(new EvidenceStore(runs, 0), request.settings(), RowListener.NONE, progress);
    List<RowKey> keys = RowKeys.of(runs.rows(), InputStamps.names(request, runs));
    Map<RowKey, Measured> found = new HashMap<>();
    for (int i = 0; i < keys.size(); i++) {
      found.put(keys.get(i), Measured.of(decisions.get(i)));
    }
    return found;
  }
}
