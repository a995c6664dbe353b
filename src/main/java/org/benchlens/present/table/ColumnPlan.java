package org.benchlens.present.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.benchlens.model.SummaryKind;

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

    /// Columns of a summary, whose format is known only with the rows.
    ///
    /// @param id `ref:TAG`, `cmp:TAG`, `change:TAG`, or `summary:TAG` for all three
    record OfSummary(String id) implements Entry {
      /// The entry of a list item, if it names a summary.
      static Optional<Entry> named(String item) {
        return SummaryColumns.named(item, tag -> Optional.empty()).isEmpty()
            ? Optional.empty()
            : Optional.of(new OfSummary(item));
      }
    }

    /// The entry of an item of a list of columns: the id of a column, `axes`, `axis:NAME`, or what
    /// names a summary; empty for other texts.
    static Optional<Entry> named(String item) {
      String axis = "axis:";
      if (item.equals("axes")) {
        return Optional.of(new Axes());
      }
      if (item.startsWith(axis) && item.length() > axis.length()) {
        return Optional.of(new Fixed(AxisColumns.column(item.substring(axis.length()))));
      }
      return ColumnCatalog.of(item).<Entry>map(Fixed::new).or(() -> OfSummary.named(item));
    }
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
        case Entry.OfSummary(String id) -> columns.addAll(SummaryColumns.named(id, kinds(rows)));
      }
    }
    return columns;
  }

  private static Function<String, Optional<SummaryKind>> kinds(List<TableRow> rows) {
    List<SummaryKind> known = SummaryColumns.kinds(rows);
    return tag -> known.stream().filter(kind -> kind.tag().equals(tag)).findFirst();
  }
}
