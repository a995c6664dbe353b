package org.benchlens.workflow;

import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.benchlens.compare.decision.RowEvidence;

/// Keeps the evidence of rows, so that other settings decide again without reading, within a budget
/// of memory. A row
/// beyond the budget gets fresh evidence each time, which reads its sidecars again.
///
/// Several threads may use it at once as long as each row is with one thread at a time.
public final class EvidenceStore {
  /// Default budget in bytes.
  public static final long DEFAULT_BUDGET = 256L << 20;

  private final OpenedRuns runs;
  private final long budget;
  private final AtomicReferenceArray<RowEvidence> kept;
  private final AtomicLongArray counted;
  private final AtomicLong used = new AtomicLong();

  /// @param runs whose rows
  /// @param budget how much to keep, [byte], >= 0; 0 keeps nothing
  public EvidenceStore(OpenedRuns runs, long budget) {
    this.runs = runs;
    this.budget = budget;
    this.kept = new AtomicReferenceArray<>(runs.rows().size());
    this.counted = new AtomicLongArray(runs.rows().size());
  }

  /// The runs whose evidence it keeps.
  public OpenedRuns runs() {
    return runs;
  }

  /// Memory that the kept evidence takes, [byte].
  public long used() {
    return used.get();
  }

  /// The evidence of a row, kept or fresh.
  RowEvidence take(int index) {
    RowEvidence evidence = kept.get(index);
    return evidence == null ? runs.evidence(runs.rows().get(index)) : evidence;
  }

  /// Hands evidence back after use. It is kept if the budget allows; what was kept and has outgrown
  /// it is let go.
  void put(int index, RowEvidence evidence) {
    if (budget == 0) {
      return;
    }
    evidence.settle();
    long before = counted.get(index);
    long now = evidence.bytes();
    if (used.addAndGet(now - before) <= budget) {
      counted.set(index, now);
      kept.set(index, evidence);
    } else {
      used.addAndGet(-now);
      counted.set(index, 0);
      kept.set(index, null);
    }
  }
}
