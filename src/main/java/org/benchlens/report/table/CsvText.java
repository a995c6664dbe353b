package org.benchlens.report.table;

import org.benchlens.present.format.ExactNumber;
import org.benchlens.present.table.ExportValue;

/// Single cells of CSV (RFC 4180).
public final class CsvText {
  /// What makes a spreadsheet read a cell as a formula; the last four are the full-width forms.
  private static final String FORMULA_STARTS = "=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20";

  private CsvText() {}

  /// A value as a cell: numbers in shortest round-trip form, missing ones empty.
  public static String of(ExportValue value) {
    return switch (value) {
      case ExportValue.Real(double number) -> ExactNumber.of(number);
      case ExportValue.Whole(long number) -> Long.toString(number);
      case ExportValue.Literal(String text) -> quoted(text);
      case ExportValue.Text(String text) -> text(text);
      case ExportValue.Missing() -> "";
    };
  }

  /// A text as a cell. One that a spreadsheet would run as a formula gets an apostrophe before it.
  public static String text(String text) {
    boolean formula = !text.isEmpty() && FORMULA_STARTS.indexOf(text.charAt(0)) >= 0;
    return quoted(formula ? "'" + text : text);
  }

  private static String quoted(String text) {
    boolean needed =
        text.chars().anyMatch(c -> c == '"' || c == ',' || c == ';' || c == '\r' || c == '\n')
            || !text.equals(text.strip());
    return needed ? '"' + text.replace("\"", "\"\"") + '"' : text;
  }
}
