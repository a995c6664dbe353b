package org.benchlens.report.nupp;

import org.benchlens.present.format.OneLine;

/// Text of a file made harmless in Markdown, and hardly changed where it is read as plain text.
final class MarkdownText {
  private MarkdownText() {}

  /// One line in which nothing but blanks, entities and line ends means anything.
  static String of(String text) {
    String line = inline(text);
    return !line.isEmpty() && opensBlock(line) ? "\\" + line : line;
  }

  /// The same for a cell of a table, in which no block can begin.
  static String cell(String text) {
    return inline(text).replace("|", "\\|");
  }

  /// The same for the middle of a line.
  static String inline(String text) {
    String line = OneLine.of(text).replace('\t', ' ').strip();
    StringBuilder out = new StringBuilder(line.length());
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      char next = i + 1 < line.length() ? line.charAt(i + 1) : ' ';
      char before = i > 0 ? line.charAt(i - 1) : ' ';
      if (means(before, c, next)) {
        out.append('\\');
      }
      out.append(c);
    }
    return out.toString();
  }

  private static boolean means(char before, char c, char next) {
    return switch (c) {
      case '\\', '`', '*', '~' -> true;
      case '_' -> !Character.isLetterOrDigit(before) || !Character.isLetterOrDigit(next);
      // Only where a tag, an entity or the target of a link could begin.
      case '<' -> Character.isLetter(next) || next == '/' || next == '!' || next == '?';
      case '&' -> Character.isLetter(next) || next == '#';
      case ']' -> next == '(' || next == '[' || next == ':';
      default -> false;
    };
  }

  private static boolean opensBlock(String line) {
    char first = line.charAt(0);
    boolean marker = first == '-' || first == '+';
    return first == '#'
        || first == '>'
        || first == '='
        || (marker && (line.length() == 1 || line.charAt(1) == ' ' || line.charAt(1) == first));
  }
}
