package org.benchlens.present.filter;

import java.util.ArrayList;
import java.util.List;

/// Cuts a filter into terms, and a term into name, operator and values. A quote in quotes is
/// written
/// twice.
final class FilterScanner {
  private static final char QUOTE = '"';

  private FilterScanner() {}

  /// The pieces of a filter: what lies between blanks outside quotes.
  static List<Piece> pieces(String text) {
    List<Piece> pieces = new ArrayList<>();
    int start = -1;
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (Character.isWhitespace(c) && !quoted) {
        if (start >= 0) {
          pieces.add(new Piece(start, text.substring(start, i), false));
        }
        start = -1;
      } else {
        start = start < 0 ? i : start;
        quoted ^= c == QUOTE;
      }
    }
    if (start >= 0) {
      pieces.add(new Piece(start, text.substring(start), quoted));
    }
    return pieces;
  }

  /// Position of the first operator outside quotes from a position on; the length of the text when
  /// there is none.
  static int operator(String text, int from) {
    boolean quoted = false;
    for (int i = from; i < text.length(); i++) {
      if (text.charAt(i) == QUOTE) {
        quoted = !quoted;
      } else if (!quoted && FilterOperator.at(text, i).isPresent()) {
        return i;
      }
    }
    return text.length();
  }

  /// The values of a list: cut at commas outside quotes, without their quotes.
  static List<String> values(String text) {
    List<String> values = new ArrayList<>();
    int start = 0;
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      quoted ^= text.charAt(i) == QUOTE;
      if (text.charAt(i) == ',' && !quoted) {
        values.add(bare(text.substring(start, i)));
        start = i + 1;
      }
    }
    values.add(bare(text.substring(start)));
    return values;
  }

  /// A text without its quotes.
  static String bare(String text) {
    StringBuilder bare = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c != QUOTE) {
        bare.append(c);
      } else if (quoted && i + 1 < text.length() && text.charAt(i + 1) == QUOTE) {
        bare.append(c);
        i++;
      } else {
        quoted = !quoted;
      }
    }
    return bare.toString();
  }

  /// A text in quotes where a filter needs them.
  static String quoted(String text) {
    boolean needed =
        text.isEmpty()
            || text.startsWith("-")
            || text.chars().anyMatch(c -> Character.isWhitespace(c) || c == QUOTE || c == ',')
            || operator(text, 0) < text.length();
    return needed ? QUOTE + text.replace("\"", "\"\"") + QUOTE : text;
  }

  /// What lies between blanks.
  ///
  /// @param start position in the filter
  /// @param text its text
  /// @param open whether a quote is not closed
  record Piece(int start, String text, boolean open) {
    int end() {
      return start + text.length();
    }
  }
}
