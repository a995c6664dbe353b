package org.benchlens.present.table;

import java.util.ArrayList;
import java.util.List;
import org.benchlens.present.format.OneLine;

/// The cells of one table of the contract, cleaned and measured (contract, section 9, "Table").
///
/// @param columns the columns in order
/// @param headers cleaned headings, one for each column
/// @param cells cleaned texts by column, then by row
/// @param widths of the columns in code points: the widest cell, at least the heading and 2
public record TableLayout(
    List<RowColumn> columns, List<String> headers, List<List<String>> cells, List<Integer> widths) {
  private static final char BAR = '\u2758';

  public TableLayout {
    columns = List.copyOf(columns);
    headers = List.copyOf(headers);
    cells = List.copyOf(cells);
    widths = List.copyOf(widths);
  }

  /// Lays out a table.
  ///
  /// @param columns the columns in order
  /// @param rows the visible rows; widths come from them alone
  public static TableLayout of(List<RowColumn> columns, List<TableRow> rows) {
    List<String> headers = new ArrayList<>();
    List<List<String>> cells = new ArrayList<>();
    List<Integer> widths = new ArrayList<>();
    for (RowColumn column : columns) {
      String header = clean(column.header());
      List<String> texts = column.texts().of(rows).stream().map(TableLayout::clean).toList();
      headers.add(header);
      cells.add(texts);
      int widest = texts.stream().mapToInt(TableLayout::width).max().orElse(0);
      widths.add(Math.max(width(header) + 2, widest));
    }
    return new TableLayout(columns, headers, cells, widths);
  }

  /// A text brought to the width of a column. When centering, an odd blank goes to the right.
  public String padded(String text, int column) {
    int missing = Math.max(0, widths.get(column) - width(text));
    int left =
        switch (columns.get(column).alignment()) {
          case LEFT -> 0;
          case CENTER -> missing / 2;
          case RIGHT -> missing;
        };
    return " ".repeat(left) + text + " ".repeat(missing - left);
  }

  /// A text made fit for a cell: trimmed, breaks are blanks, `|` is U+2758. Other control
  /// characters
  /// become U+FFFD: a file must not steer the terminal.
  static String clean(String text) {
    return OneLine.of(text.strip()).replace('|', BAR);
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }
}
