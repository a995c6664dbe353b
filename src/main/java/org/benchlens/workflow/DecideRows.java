package org.benchlens.workflow;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.decision.RowDecider;
import org.benchlens.model.Progress;

/// Decides all rows of opened runs on several threads. The result does not depend on their number.
public final class DecideRows {
  private final int workers;

  /// @param workers number of threads, >= 1
  public DecideRows(int workers) {
    this.workers = workers;
  }

  /// Decides every row.
  ///
  /// @param evidence rows and what is known of their samples; may gain evidence
  /// @param settings by what to decide
  /// @param listener told of each decision
  /// @param progress told in rows; may cancel
  /// @return one decision for each row, in order
  /// @throws CancellationException when `progress` cancelled
  public List<Decision> decide(
      EvidenceStore evidence, Settings settings, RowListener listener, Progress progress) {
    return decide(evidence, settings, listener, () -> Sight.NONE, progress);
  }

  /// Decides every row, those in sight first.
  ///
  /// @param sight what is in sight now; asked from any thread
  public List<Decision> decide(
      EvidenceStore evidence,
      Settings settings,
      RowListener listener,
      Supplier<Sight> sight,
      Progress progress) {
    Decision[] decisions = new Decision[evidence.runs().rows().size()];
    new EachRow(workers)
        .run(
            evidence,
            sight,
            (index, row) -> {
              decisions[index] = RowDecider.decide(row, settings);
              listener.decided(index, decisions[index]);
            },
            progress);
    return Arrays.asList(decisions);
  }
}
