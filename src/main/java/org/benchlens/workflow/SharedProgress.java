package org.benchlens.workflow;

import java.util.concurrent.atomic.AtomicLongArray;
import org.benchlens.model.Progress;

/// Adds up the progress of several files that are read at once.
final class SharedProgress {
  private final Progress whole;
  private final AtomicLongArray done;
  private final long total;

  /// @param whole who is told
  /// @param parts number of parts
  /// @param total work of all parts together, in their unit
  SharedProgress(Progress whole, int parts, long total) {
    this.whole = whole;
    this.done = new AtomicLongArray(parts);
    this.total = Math.max(1, total);
  }

  /// The progress that one part reports to.
  Progress part(int index) {
    return (partDone, partTotal) -> {
      done.set(index, partDone);
      long sum = 0;
      for (int i = 0; i < done.length(); i++) {
        sum += done.get(i);
      }
      whole.at(Math.min(sum, total), total);
    };
  }
}
