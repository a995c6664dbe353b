package org.benchlens.report.plot;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.benchlens.present.figure.DataTable;
import org.benchlens.present.format.ExactNumber;
import org.benchlens.report.table.CsvText;

/// The numbers behind a drawing as CSV (RFC 4180: commas, CRLF): base units in the header, numbers
/// in shortest round-trip form, missing ones empty.
final class TableCsv {
  private TableCsv() {}

  static void write(DataTable table, Appendable out) throws IOException {
    List<String> cells = new ArrayList<>();
    for (DataTable.Column column : table.columns()) {
      String unit = column.unit();
      boolean named = !unit.isEmpty() && !unit.equals("1");
      cells.add(CsvText.text(named ? column.name() + " [" + unit + "]" : column.name()));
    }
    out.append(String.join(",", cells)).append("\r\n");
    for (int i = 0; i < table.size(); i++) {
      cells.clear();
      for (DataTable.Cell cell : table.row(i)) {
        cells.add(text(cell));
      }
      out.append(String.join(",", cells)).append("\r\n");
    }
  }

  private static String text(DataTable.Cell cell) {
    return switch (cell) {
      case DataTable.Cell.Value(double value) -> Double.isNaN(value) ? "" : ExactNumber.of(value);
      case DataTable.Cell.Count(long value) -> Long.toString(value);
      case DataTable.Cell.Word(String value) -> CsvText.text(value);
    };
  }
}
