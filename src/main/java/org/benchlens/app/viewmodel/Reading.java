package org.benchlens.app.viewmodel;

import java.util.function.DoubleConsumer;
import org.benchlens.app.task.Ticket;
import org.benchlens.workflow.CompareRequest;
import org.benchlens.workflow.EarlyRows;
import org.jspecify.annotations.Nullable;

/// Two files that are being read: how far that is, and the rows that come meanwhile.
final class Reading {
  private final CompareRequest request;
  private final DoubleConsumer progress;
  private final @Nullable RowsViewModel rows;
  private volatile double share;

  /// @param request what is read
  /// @param progress where the share that is read goes, on the UI thread
  /// @param rows the table that rows are shown in meanwhile; null for none
  Reading(CompareRequest request, DoubleConsumer progress, @Nullable RowsViewModel rows) {
    this.request = request;
    this.progress = progress;
    this.rows = rows;
  }

  /// Reads, off the UI thread.
  ///
  /// @param workers number of threads, >= 1
  Opening.Opened read(int workers, Ticket ticket) throws OpenFailure {
    EarlyTable early = new EarlyTable(shown -> ticket.show(() -> show(shown)));
    return new Opening(workers)
        .read(
            request,
            (done, total) -> {
              ticket.check();
              share = (double) done / total;
              ticket.show(() -> show(early));
            },
            rows == null ? EarlyRows.NONE : early);
  }

  private void show(EarlyTable early) {
    progress.accept(share);
    if (rows != null) {
      early.show(rows, request.settings());
    }
  }
}
