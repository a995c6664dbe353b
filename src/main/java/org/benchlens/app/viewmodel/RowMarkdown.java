package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.benchlens.present.table.ColumnCatalog;
import org.benchlens.present.table.ColumnPlan;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.present.table.RowColumn;
import org.benchlens.present.table.TableRow;

/// A row as a Markdown table of one row.
final class RowMarkdown {

  private RowMarkdown() {}

  /// The table, with the benchmark's name before the columns of the display mode.
  static String of(TableRow row, DisplayMode mode) {
    List<RowColumn> columns =
        Stream.concat(
                ColumnCatalog.of("benchmark").stream(),
                ColumnPlan.of(mode).columns(List.of(row)).stream())
            .toList();
    return line(columns.stream().map(RowColumn::header))
        + line(columns.stream().map(column -> "---"))
        + line(columns.stream().map(column -> column.text(row)));
  }

  private static String line(Stream<String> cells) {
    return cells.map(RowMarkdown::cell).collect(Collectors.joining(" | ", "| ", " |\n"));
  }

  private static String cell(String text) {
    return text.replace("\\", "\\\\")
        .replace("|", "\\|")
        .replace("<", "&lt;")
        .replaceAll("\\p{Cntrl}+", " ")
        .strip();
  }
}
