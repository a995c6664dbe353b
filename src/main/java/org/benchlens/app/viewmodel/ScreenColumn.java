package org.benchlens.app.viewmodel;

import java.util.Comparator;
import java.util.function.Function;
import org.benchlens.model.Side;
import org.benchlens.present.format.AxisName;
import org.benchlens.present.format.ScreenNumber;
import org.benchlens.present.table.SortKey;
import org.benchlens.present.table.TableRow;
import org.jspecify.annotations.Nullable;

/// A column of the window's table.
///
/// @param id stable id
/// @param header heading
/// @param kind how its cells look
/// @param side the side it is about, null for both
/// @param number what a row shows, the unit apart; also where a picture stands: it is what is
///     spoken
/// @param unit the unit of what a row shows, without making its text; null for a column whose rows
///     have none, or whose cells know their own way to share it
/// @param key by what a row sorts
public record ScreenColumn(
    String id,
    String header,
    Kind kind,
    @Nullable Side side,
    Function<TableRow, ScreenNumber> number,
    @Nullable Function<TableRow, String> unit,
    Function<TableRow, SortKey> key) {

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
    /// The nearest flip.
    FLIP,
    /// A number, at the right.
    NUMBER,
    /// Words, at the left.
    WORD,
    /// Number of samples, or with a sign what is wrong with them.
    DATA
  }

  /// What a list of columns calls it: `Reference time`, `Noise %`.
  public String title() {
    if (side == null) {
      return kind == Kind.AXIS ? AxisName.shown(header) : header;
    }
    return (side == Side.REFERENCE ? "Reference " : "Compare ") + header;
  }

  /// The whole text of a row.
  public String text(TableRow row) {
    return number.apply(row).whole();
  }

  /// The ascending order of rows.
  public Comparator<TableRow> order() {
    return Comparator.comparing(key);
  }
}
