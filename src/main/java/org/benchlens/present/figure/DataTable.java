package org.benchlens.present.figure;

import java.util.List;
import java.util.function.IntFunction;

/// The numbers behind a figure, made row by row when asked for.
public final class DataTable {
  /// A table without rows.
  public static final DataTable EMPTY =
      new DataTable(
          List.of(),
          0,
          i -> {
            throw new IndexOutOfBoundsException(i);
          });

  private final List<Column> columns;
  private final int size;
  private final IntFunction<List<Cell>> rows;

  /// @param columns what a row holds
  /// @param size number of rows
  /// @param rows makes row i with one cell for each column
  public DataTable(List<Column> columns, int size, IntFunction<List<Cell>> rows) {
    this.columns = List.copyOf(columns);
    this.size = size;
    this.rows = rows;
  }

  /// The columns.
  public List<Column> columns() {
    return columns;
  }

  /// Number of rows.
  public int size() {
    return size;
  }

  /// Row i, from 0.
  public List<Cell> row(int i) {
    return rows.apply(i);
  }

  /// A column.
  ///
  /// @param name such as `reference_count`
  /// @param unit base unit such as `s`; empty for numbers without one and for words
  public record Column(String name, String unit) {}

  /// A cell.
  public sealed interface Cell {
    /// A number in the column's unit; NaN for nothing.
    record Value(double value) implements Cell {}

    /// A count.
    record Count(long value) implements Cell {}

    /// A word.
    record Word(String value) implements Cell {}
  }
}
