package org.benchlens.present.nupp;

import java.util.List;
import org.benchlens.present.table.Alignment;

/// A column of a page's table.
///
/// @param header heading for people
/// @param alignment where its texts stand
/// @param fields names of the exact values behind a cell, for exports; each with its base unit at
///     its end, such as `score_s`; none for a column that only repeats others
public record PageColumn(String header, Alignment alignment, List<String> fields) {
  public PageColumn {
    fields = List.copyOf(fields);
  }

  /// A column of words, at the left.
  public static PageColumn words(String header, String... fields) {
    return new PageColumn(header, Alignment.LEFT, List.of(fields));
  }

  /// A column of numbers, at the right.
  public static PageColumn numbers(String header, String... fields) {
    return new PageColumn(header, Alignment.RIGHT, List.of(fields));
  }
}
