package org.benchlens.present.sentence;

/// Text of a file made fit for one line: breaks become blanks, other control characters are shown
/// as
/// U+FFFD, so that nothing in a file can steer a terminal.
public final class OneLine {
  private OneLine() {}

  /// The text without its outer blanks, on one line.
  public static String of(String text) {
    StringBuilder line = new StringBuilder();
    text.strip()
        .codePoints()
        .map(
            c -> c == '\n' || c == '\r' || c == '\t' ? ' ' : Character.isISOControl(c) ? 0xFFFD : c)
        .forEach(line::appendCodePoint);
    return line.toString();
  }
}
