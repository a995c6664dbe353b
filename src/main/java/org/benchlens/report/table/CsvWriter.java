package org.benchlens.report.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.match.InputPair;
import org.benchlens.model.Side;
import org.benchlens.present.table.ColumnCatalog;
import org.benchlens.present.table.ExportField;
import org.benchlens.present.table.RowColumn;
import org.benchlens.present.table.TableRow;

/// All visible rows as one CSV table (RFC 4180: commas, CRLF). The identity of a row comes first,
/// then the exact values of the columns in base units; columns that share a value share its field.
public final class CsvWriter {
  private CsvWriter() {}

  /// Writes a header line and a line for each visible row.
  ///
  /// @throws IOException when `out` fails
  public static void write(Comparison comparison, TableOptions options, Appendable out)
      throws IOException {
    List<TableRow> rows = VisibleRows.of(comparison, options);
    List<ExportField> fields = fields(options.columns().columns(rows));
    String header =
        fields.stream().map(field -> CsvText.text(field.name())).collect(Collectors.joining(","));
    out.append("reference,compare,").append(header).append("\r\n");
    for (TableRow row : rows) {
      InputPair input = comparison.inputs().get(row.matched().section().input());
      List<String> cells = new ArrayList<>();
      for (Side side : Side.values()) {
        cells.add(CsvText.text(input.of(side).path()));
      }
      fields.forEach(field -> cells.add(CsvText.of(field.value().apply(row))));
      out.append(String.join(",", cells)).append("\r\n");
    }
  }

  private static List<ExportField> fields(List<RowColumn> columns) {
    List<RowColumn> all = new ArrayList<>();
    for (String id : List.of("benchmark", "device", "occurrence")) {
      all.add(ColumnCatalog.of(id).orElseThrow());
    }
    all.addAll(columns);
    Map<String, ExportField> fields = new LinkedHashMap<>();
    all.stream()
        .flatMap(column -> column.fields().stream())
        .forEach(field -> fields.putIfAbsent(field.name(), field));
    return List.copyOf(fields.values());
  }
}
