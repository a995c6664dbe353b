package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Rows and cells as text for the clipboard: tabs between cells, so that a spreadsheet takes them
/// apart.
final class ClipboardText {
  /// What makes a spreadsheet take a cell for a formula.
  private static final String FORMULA_STARTS = "=+-@\uFF1D\uFF0B\uFF0D\uFF20";

  private ClipboardText() {}

  /// Rows as the table shows them, under a line of headings.
  static String of(List<ScreenColumn> columns, List<RowItem> rows) {
    Stream<String> lines =
        rows.stream().map(item -> line(columns.stream().map(column -> column.text(item.row()))));
    return Stream.concat(Stream.of(line(columns.stream().map(ScreenColumn::title))), lines)
        .collect(Collectors.joining("\n", "", "\n"));
  }

  private static String line(Stream<String> cells) {
    return cells.map(ClipboardText::cell).collect(Collectors.joining("\t"));
  }

  /// A cell: one line, and never a formula; a signed number stays what it is.
  static String cell(String text) {
    String line = text.replaceAll("\\p{Cntrl}+", " ").strip().replace('\u2212', '-');
    boolean signed = line.matches("[+-]?[0-9.]+( ?\\S{1,5})?");
    boolean formula = !line.isEmpty() && FORMULA_STARTS.indexOf(line.charAt(0)) >= 0;
    return formula && !signed ? "'" + line : line;
  }
}
