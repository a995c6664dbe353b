package org.benchlens.present.table;

import java.util.ArrayList;
import java.util.List;

/// Which columns a table is to have. What the columns of the axes are is known only with the rows
/// of
/// the table.
///
/// @param entries in order
public record ColumnPlan(List<Entry> entries) {
  public ColumnPlan {
    entries = List.copyOf(entries);
  }

  /// A part of a plan.
  public sealed interface Entry {
    /// A column that every table has.
    record Fixed(RowColumn column) implements Entry {}

    /// One column for each axis of the table.
    record Axes() implements Entry {}
  }

  /// The columns of a display mode, those of the axes first.
  public static ColumnPlan of(DisplayMode mode) {
    List<Entry> entries = new ArrayList<>();
    entries.add(new Entry.Axes());
    mode.columns().forEach(column -> entries.add(new Entry.Fixed(column)));
    return new ColumnPlan(entries);
  }

  /// Whether it has a column that every table has.
  public boolean has(String id) {
    return entries.stream()
        .anyMatch(entry -> entry instanceof Entry.Fixed fixed && fixed.column().id().equals(id));
  }

  /// The same with columns at its end, those that it has not got yet.
  public ColumnPlan with(List<String> ids) {
    List<Entry> more = new ArrayList<>(entries);
    ids.stream()
        .filter(id -> !has(id))
        .flatMap(id -> ColumnCatalog.of(id).stream())
        .forEach(column -> more.add(new Entry.Fixed(column)));
    return new ColumnPlan(more);
  }

  /// The columns of one table.
  ///
  /// @param rows the rows of the table; their states say which axes there are
  public List<RowColumn> columns(List<TableRow> rows) {
    List<RowColumn> columns = new ArrayList<>();
    for (Entry entry : entries) {
      switch (entry) {
        case Entry.Fixed(RowColumn column) -> columns.add(column);
        case Entry.Axes() ->
            AxisColumns.names(rows).forEach(name -> columns.add(AxisColumns.column(name)));
      }
    }
    return columns;
  }
}
