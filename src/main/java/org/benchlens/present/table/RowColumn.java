package org.benchlens.present.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/// A column of a table; the one definition that window, command line and exports share.
///
/// @param id stable id, as in `--columns`; for an axis `axis:` and its name
/// @param header heading, one line
/// @param alignment of heading and cells
/// @param texts the cells of the rows of one table (contract, section 9)
/// @param sortKey by what a row sorts
/// @param fields exact values for exports, in base units
public record RowColumn(
    String id,
    String header,
    Alignment alignment,
    CellTexts texts,
    Function<TableRow, SortKey> sortKey,
    List<ExportField> fields) {
  public RowColumn {
    fields = List.copyOf(fields);
  }

  /// The text of a row that stands alone.
  public String text(TableRow row) {
    return texts.of(List.of(row)).getFirst();
  }

  /// The ascending order of rows. To sort many rows, [#sorted] is faster.
  public Comparator<TableRow> order() {
    return Comparator.comparing(sortKey);
  }

  /// Rows in the order of this column; equal ones keep theirs, those without a value come last in
  /// both directions. Works out each key once.
  public List<TableRow> sorted(List<TableRow> rows, boolean descending) {
    List<Keyed> keyed = new ArrayList<>(rows.size());
    for (TableRow row : rows) {
      keyed.add(new Keyed(sortKey.apply(row), row));
    }
    Comparator<Keyed> ascending = Comparator.comparing(Keyed::key);
    Comparator<Keyed> valuesFirst =
        Comparator.comparing(entry -> entry.key().group() == SortKey.Group.MISSING);
    keyed.sort(descending ? valuesFirst.thenComparing(ascending.reversed()) : ascending);
    return keyed.stream().map(Keyed::row).toList();
  }

  /// The same column under another id and heading.
  RowColumn as(String otherId, String otherHeader) {
    return new RowColumn(otherId, otherHeader, alignment, texts, sortKey, fields);
  }

  private record Keyed(SortKey key, TableRow row) {}
}
