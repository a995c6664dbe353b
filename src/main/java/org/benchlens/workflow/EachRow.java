package org.benchlens.workflow;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.benchlens.compare.decision.RowEvidence;
import org.benchlens.model.Progress;

/// Works on the evidence of every row, several rows at once.
final class EachRow {
  private final int workers;

  /// @param workers number of threads, >= 1
  EachRow(int workers) {
    this.workers = workers;
  }

  /// What is done with a row; it may gain evidence.
  @FunctionalInterface
  interface Work {
    void on(int index, RowEvidence row);
  }

  /// Does the work.
  ///
  /// @param progress told in rows; may cancel
  /// @throws CancellationException when `progress` cancelled
  void run(EvidenceStore evidence, Work work, Progress progress) {
    run(evidence, () -> Sight.NONE, work, progress);
  }

  /// Does the work, on the rows in sight first.
  void run(EvidenceStore evidence, Supplier<Sight> sight, Work work, Progress progress) {
    int count = evidence.runs().rows().size();
    RowQueue queue = new RowQueue(count, sight);
    AtomicInteger done = new AtomicInteger();
    try {
      new Parallel(workers)
          .each(
              queue::next,
              i -> {
                RowEvidence row = evidence.take(i);
                work.on(i, row);
                evidence.put(i, row);
                progress.at(done.incrementAndGet(), count);
              });
    } catch (ExecutionException e) {
      throw Parallel.unchecked(e);
    }
  }
}
