package org.benchlens.app.view;

import org.benchlens.compare.Status;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.present.figure.Role;

/// What a cell of the table shows, piece by piece from left to right.
sealed interface CellPiece {

  /// Words on the line of the row.
  ///
  /// @param role their colour
  /// @param bold whether they are semi-bold
  /// @param whole whether they are never cut when room is short
  record Word(String text, Role role, boolean bold, boolean whole) implements CellPiece {
    /// Regular words that may be cut.
    static Word of(String text, Role role) {
      return new Word(text, role, false, false);
    }

    /// Regular words that are never cut.
    static Word whole(String text, Role role) {
      return new Word(text, role, false, true);
    }
  }

  /// A raised exponent.
  record Raised(String text) implements CellPiece {}

  /// Room, [px].
  record Gap(double width) implements CellPiece {}

  /// The badge of a status.
  record Badge(Status status) implements CellPiece {}

  /// The empty badge of a row without a verdict.
  record Waiting() implements CellPiece {}

  /// The sign of warning.
  record Warning() implements CellPiece {}

  /// The mark of a row.
  ///
  /// @param word of the mark, or unseen; empty for none
  /// @param stale whether it was set on other inputs
  /// @param noted whether the row has a note
  record Mark(String word, boolean stale, boolean noted) implements CellPiece {}

  /// The small picture of both intervals.
  ///
  /// @param tolerance effective same.center_relative, [1], >= 0
  record Intervals(SideTiming reference, SideTiming compare, double tolerance)
      implements CellPiece {}
}
