package org.benchlens.present.screen;

import java.util.Optional;
import org.benchlens.model.Side;

/// A column of a screen's table.
///
/// @param id stable name, unique in its table
/// @param heading words above it; may be empty
/// @param side whose mark stands before the words
/// @param face how its cells look
public record SheetColumn(String id, String heading, Optional<Side> side, Face face) {
  /// How cells look.
  public enum Face {
    /// Badge and word of a verdict.
    VERDICT,
    /// Name of the benchmark, with its flags.
    NAME,
    /// Words at the left.
    WORDS,
    /// A number at the right.
    NUMBER,
    /// A change and its interval in numbers.
    CHANGE,
    /// A change of a cost at the right: less is good.
    COST,
    /// Interval drawn against the margin.
    FOREST
  }

  /// A column without a side.
  public static SheetColumn of(String id, String heading, Face face) {
    return new SheetColumn(id, heading, Optional.empty(), face);
  }
}
