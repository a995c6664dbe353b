package org.benchlens.reading.nupp;

import java.io.IOException;
import java.io.InputStream;

/// The bytes of one line after the other: each line ends the stream until the next is asked for.
///
/// A history's lines may be very long, so no line is ever kept.
final class LineStream extends InputStream {
  private final InputStream file;
  private final byte[] room = new byte[1 << 16];
  private int at;
  private int end;
  private boolean lineEnded = true;
  private boolean fileEnded;

  LineStream(InputStream file) {
    this.file = file;
  }

  /// Leaves out what is left of this line and goes to the next.
  ///
  /// @return whether there is one
  boolean nextLine() throws IOException {
    while (!lineEnded && filled()) {
      if (room[at++] == '\n') {
        lineEnded = true;
      }
    }
    if (!filled()) {
      return false;
    }
    lineEnded = false;
    return true;
  }

  private boolean filled() throws IOException {
    while (at == end && !fileEnded) {
      at = 0;
      end = Math.max(0, file.read(room));
      fileEnded = end == 0;
    }
    return at < end;
  }

  @Override
  public int read() throws IOException {
    if (lineEnded || !filled()) {
      return -1;
    }
    int next = room[at++] & 0xFF;
    lineEnded = next == '\n';
    return lineEnded ? -1 : next;
  }

  @Override
  public int read(byte[] into, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    if (lineEnded || !filled()) {
      return -1;
    }
    int count = 0;
    while (count < length && at < end) {
      byte next = room[at++];
      if (next == '\n') {
        lineEnded = true;
        break;
      }
      into[offset + count++] = next;
    }
    return count == 0 ? -1 : count;
  }

  @Override
  public void close() throws IOException {
    file.close();
  }
}
