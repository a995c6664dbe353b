package org.benchlens.reading.nvbench;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import org.benchlens.model.Progress;

/// Tells how many bytes of a file are read, once a step.
public final class ProgressStream extends FilterInputStream {
  private static final long STEP = 1 << 20;

  private final Progress progress;
  private final long total;
  private long done;
  private long next = STEP;

  /// @param total size of the file, > 0
  public ProgressStream(InputStream file, long total, Progress progress) {
    super(file);
    this.total = total;
    this.progress = progress;
  }

  @Override
  public int read() throws IOException {
    int value = super.read();
    count(value < 0 ? 0 : 1);
    return value;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    int read = super.read(into, offset, length);
    count(read);
    return read;
  }

  private void count(int read) {
    done += Math.max(0, read);
    if (done >= next) {
      next = done + STEP;
      // A file that grows meanwhile is never more than all read.
      progress.at(Math.min(done, total), total);
    }
  }
}
