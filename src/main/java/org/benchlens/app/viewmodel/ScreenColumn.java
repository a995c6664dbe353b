package org.benchlens.app.viewmodel;

import java.util.Comparator;
import java.util.function.Function;
import org.benchlens.model.Side;
import org.benchlens.present.table.TableRow;
import org.jspecify.annotations.Nullable;

/// A column of the window's table.
///
/// @param id stable id
/// @param header heading
/// @param kind how its cells look
/// @param side the side it is about, null for both
/// @param text the text of a row, also where a picture stands: it is what is spoken
/// @param key by what rows sort
public record ScreenColumn(
    String id,
    String header,
    Kind kind,
    @Nullable Side side,
    Function<TableRow, String> text,
    Function<TableRow, org.benchlens.present.table.SortKey> key) {

  /// How cells look.
  public enum Kind {
    /// Badge and word.
    STATUS,
    /// An axis value, powers of two with a raised exponent.
    AXIS,
    /// Lower end, center and upper end of one side's time.
    BOUNDS,
    /// The small picture of both intervals.
    PICTURE,
    /// A number, at the right.
    NUMBER,
    /// Words, at the left.
    WORD
  }

  /// The ascending order of rows.
  Comparator<TableRow> order() {
    return Comparator.comparing(key);
  }
}
