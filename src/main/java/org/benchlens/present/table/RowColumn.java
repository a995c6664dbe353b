package org.benchlens.present.table;

import java.util.Comparator;
import java.util.List;

/// A column of a table; the one definition that window, command line and exports share.
///
/// @param id stable id, as in `--columns`; for an axis `axis:` and its name
/// @param header heading, one line
/// @param alignment of heading and cells
/// @param texts the cells of the rows of one table (contract, section 9)
/// @param order how rows sort by it: numbers by value; rows without a value come last
/// @param fields exact values for exports, in base units
public record RowColumn(
    String id,
    String header,
    Alignment alignment,
    CellTexts texts,
    Comparator<TableRow> order,
    List<ExportField> fields) {
  public RowColumn {
    fields = List.copyOf(fields);
  }

  /// The text of a row that stands alone.
  public String text(TableRow row) {
    return texts.of(List.of(row)).getFirst();
  }

  /// The same column under another id and heading.
  RowColumn as(String otherId, String otherHeader) {
    return new RowColumn(otherId, otherHeader, alignment, texts, order, fields);
  }
}
