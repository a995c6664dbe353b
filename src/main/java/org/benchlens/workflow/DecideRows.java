package org.benchlens.workflow;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.decision.RowDecider;
import org.benchlens.compare.decision.RowEvidence;
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
    int count = evidence.runs().rows().size();
    Decision[] decisions = new Decision[count];
    AtomicInteger done = new AtomicInteger();
    try {
      new Parallel(workers)
          .each(
              count,
              i -> {
                RowEvidence row = evidence.take(i);
                decisions[i] = RowDecider.decide(row, settings);
                evidence.put(i, row);
                listener.decided(i, decisions[i]);
                progress.at(done.incrementAndGet(), count);
              });
    } catch (ExecutionException e) {
      throw Parallel.unchecked(e);
    }
    return Arrays.asList(decisions);
  }
}
