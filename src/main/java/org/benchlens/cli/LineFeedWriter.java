package org.benchlens.cli;

import java.io.IOException;
import java.io.Writer;

/// Writes lines that end with a line feed alone, whatever the system's custom is: the same input
/// gives the same bytes everywhere.
final class LineFeedWriter extends Writer {
  private final Writer target;

  LineFeedWriter(Writer target) {
    super(target);
    this.target = target;
  }

  @Override
  public void write(char[] text, int from, int length) throws IOException {
    int start = from;
    for (int i = from; i < from + length; i++) {
      if (text[i] == '\r') {
        target.write(text, start, i - start);
        start = i + 1;
      }
    }
    target.write(text, start, from + length - start);
  }

  @Override
  public void flush() throws IOException {
    target.flush();
  }

  @Override
  public void close() throws IOException {
    target.close();
  }
}
