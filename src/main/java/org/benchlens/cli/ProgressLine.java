package org.benchlens.cli;

import java.io.PrintWriter;
import org.benchlens.model.Progress;

/// Shows how far long work is, in one line that is overwritten and at the end removed.
final class ProgressLine implements Progress, AutoCloseable {
  private final PrintWriter writer;
  private final String work;
  private long shown = -1;

  /// @param writer a terminal
  /// @param work what is going on, such as `reading`
  ProgressLine(PrintWriter writer, String work) {
    this.writer = writer;
    this.work = work;
  }

  @Override
  public synchronized void at(long done, long total) {
    long percent = 100 * done / total;
    if (percent > shown) {
      shown = percent;
      writer.print("\u001B[K" + work + " " + percent + " %\u001B[G");
      writer.flush();
    }
  }

  @Override
  public synchronized void close() {
    if (shown >= 0) {
      writer.print("\u001B[K");
      writer.flush();
    }
  }
}
