package org.benchlens.present.filter;

import java.util.ArrayList;
import java.util.List;

/// Which parts of a filter text are keys, so that a field can draw them paler than the values.
public final class FilterMarks {
  private FilterMarks() {}

  /// A part of the text.
  ///
  /// @param start position of its first character
  /// @param end position after its last character
  /// @param key whether it is a key with its operator; else a word or a value
  public record Part(int start, int end, boolean key) {}

  /// The parts in order; blanks between terms belong to none.
  public static List<Part> of(String text) {
    List<Part> parts = new ArrayList<>();
    for (FilterScanner.Piece piece : FilterScanner.pieces(text)) {
      String body = piece.text();
      int sign = body.startsWith("-") ? 1 : 0;
      int name = body.startsWith("axis:", sign) ? sign + "axis:".length() : sign;
      int at = FilterScanner.operator(body, name);
      int split =
          FilterOperator.at(body, at).map(operator -> at + operator.sign().length()).orElse(0);
      if (split > 0) {
        parts.add(new Part(piece.start(), piece.start() + split, true));
      }
      if (split < body.length()) {
        parts.add(new Part(piece.start() + split, piece.end(), false));
      }
    }
    return parts;
  }
}
