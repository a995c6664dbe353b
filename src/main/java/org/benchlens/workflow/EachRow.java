package org.benchlens.workflow;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
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
    run(evidence, new RowQueue(count, sight)::next, count, work, progress);
  }

  /// Does the work for some rows, begun in the given order.
  ///
  /// @param order positions of the rows, each once
  void run(EvidenceStore evidence, int[] order, Work work, Progress progress) {
    AtomicInteger next = new AtomicInteger();
    IntSupplier queue =
        () -> {
          int at = next.getAndIncrement();
          return at < order.length ? order[at] : -1;
        };
    run(evidence, queue, order.length, work, progress);
  }

  private void run(
      EvidenceStore evidence, IntSupplier queue, int count, Work work, Progress progress) {
    AtomicInteger done = new AtomicInteger();
    try {
      new Parallel(workers)
          .each(
              queue,
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
