package org.benchlens.workflow;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
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
    run(evidence, IntStream.range(0, evidence.runs().rows().size()).toArray(), work, progress);
  }

  /// Does the work for some rows, begun in the given order.
  ///
  /// @param order positions of the rows, each once
  void run(EvidenceStore evidence, int[] order, Work work, Progress progress) {
    int count = order.length;
    AtomicInteger done = new AtomicInteger();
    try {
      new Parallel(workers)
          .each(
              count,
              at -> {
                int i = order[at];
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
