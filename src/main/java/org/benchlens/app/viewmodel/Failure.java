package org.benchlens.app.viewmodel;

import java.util.List;

/// Why files could not be opened, as a person reads it.
///
/// @param title a few words, such as `test/reduce.json is not valid JSON`
/// @param sentence what is wrong, and where
/// @param file file at fault; empty when it is the pair
/// @param excerpt lines of the file around the place; empty without one
/// @param column column of the fault in its line, from 1; 0 when unknown
/// @param note what became of the rest
/// @param details everything, for a report; text to copy
public record Failure(
    String title,
    String sentence,
    String file,
    List<ExcerptLine> excerpt,
    int column,
    String note,
    String details) {
  public Failure {
    excerpt = List.copyOf(excerpt);
  }

  /// A line of the file.
  ///
  /// @param number line number, from 1
  /// @param text its text, cut where it is very long
  /// @param atFault whether the fault is in it
  public record ExcerptLine(long number, String text, boolean atFault) {}
}
