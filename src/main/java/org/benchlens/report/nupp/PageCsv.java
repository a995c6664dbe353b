package org.benchlens.report.nupp;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.benchlens.present.nupp.PageCell;
import org.benchlens.present.nupp.PageSection;
import org.benchlens.present.nupp.RecordPage;
import org.benchlens.report.table.CsvText;

/// The main table of a page as CSV (RFC 4180: commas, CRLF) with exact values in base units.
public final class PageCsv {
  private PageCsv() {}

  /// Writes a header line and a line for each row; nothing for a page without a table.
  ///
  /// @throws IOException when `out` fails
  public static void write(RecordPage page, Appendable out) throws IOException {
    if (page.mainTable().isEmpty()) {
      return;
    }
    PageSection.Table table = page.mainTable().get();
    out.append(
            table.columns().stream()
                .flatMap(column -> column.fields().stream())
                .map(CsvText::text)
                .collect(Collectors.joining(",")))
        .append("\r\n");
    for (List<PageCell> row : table.rows()) {
      out.append(
              row.stream()
                  .flatMap(cell -> cell.values().stream())
                  .map(CsvText::of)
                  .collect(Collectors.joining(",")))
          .append("\r\n");
    }
  }
}
