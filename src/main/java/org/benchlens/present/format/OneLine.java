package org.benchlens.present.format;

/// Text of a file made fit for one line.
public final class OneLine {
  private OneLine() {}

  /// The text with each line break as a blank and other control characters, but tabs, as U+FFFD:
  /// nothing in a file may steer a terminal.
  public static String of(String text) {
    StringBuilder line = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean blank = c == '\n' || c == '\r';
      boolean control = c != '\t' && Character.isISOControl(c);
      line.append(blank ? ' ' : control ? '\uFFFD' : c);
    }
    return line.toString();
  }
}
