package org.benchlens.report.table;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Status;
import org.benchlens.present.format.AxisName;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.ColumnCatalog;
import org.benchlens.present.table.RowColumn;
import org.benchlens.present.table.TableRow;

/// A comparison as Markdown that keeps to a number of bytes, for places that cut longer texts: how
/// many rows have which status, by benchmark; then the rows, most telling first, as far as they
/// fit; then what was left out.
public final class ReportWriter {
  /// Statuses by how much a row with it tells.
  private static final List<Status> TELLING =
      List.of(Status.SLOW, Status.FAST, Status.AMBG, Status.UNKNOWN, Status.SAME);

  private static final List<String> COLUMNS = List.of("ref_time", "cmp_time", "rel_diff", "reason");

  /// The least number of bytes that a report can keep to.
  public static final int LEAST = 2_000;

  /// Room for the lines that say what was left out.
  private static final int RESERVE = 300;

  private final int budget;
  private final StringBuilder text = new StringBuilder();
  private int bytes;

  private ReportWriter(int budget) {
    this.budget = budget;
  }

  /// Writes the report.
  ///
  /// @param summary lines of the summary, as under the Markdown tables
  /// @param budget most bytes in UTF-8, at least [#LEAST]
  /// @throws IOException when `out` fails
  public static void write(
      Comparison comparison, TableOptions options, List<String> summary, int budget, Appendable out)
      throws IOException {
    if (budget < LEAST) {
      throw new IllegalArgumentException("a report needs at least " + LEAST + " bytes");
    }
    ReportWriter writer = new ReportWriter(budget);
    writer.report(VisibleRows.of(comparison, options), summary);
    out.append(writer.text);
  }

  private void report(List<TableRow> rows, List<String> summary) {
    int lines = lines(summary, 0, budget / 3);
    if (lines < summary.size()) {
      line("- and " + count(summary.size() - lines, "line") + " more of the summary");
    }
    int benchmarks = overview(rows);
    int shown = rows(rows);
    List<TableRow> sorted = telling(rows);
    List<String> left = new ArrayList<>();
    if (benchmarks > 0) {
      left.add(count(benchmarks, "benchmark") + " of the overview");
    }
    if (shown < sorted.size()) {
      left.add(count(sorted.size() - shown, "row") + " (" + counts(sorted, shown) + ")");
    }
    if (!left.isEmpty()) {
      line("");
      line("Left out to stay below " + budget + " bytes: " + String.join("; ", left) + ".");
    }
  }

  /// Writes lines as far as they fit below a limit.
  ///
  /// @return the first that did not fit
  private int lines(List<String> lines, int from, int limit) {
    int at = from;
    while (at < lines.size() && bytes + size(lines.get(at)) <= limit) {
      line(lines.get(at));
      at++;
    }
    return at;
  }

  /// @return number of benchmarks left out
  private int overview(List<TableRow> rows) {
    Map<String, Map<Status, Integer>> benchmarks = new LinkedHashMap<>();
    for (TableRow row : rows) {
      benchmarks
          .computeIfAbsent(
              row.matched().section().benchmark().name(), name -> new EnumMap<>(Status.class))
          .merge(status(row), 1, Integer::sum);
    }
    Comparator<Map.Entry<String, Map<Status, Integer>>> order = Comparator.comparingInt(entry -> 0);
    for (Status status : TELLING) {
      order = order.thenComparingInt(entry -> -entry.getValue().getOrDefault(status, 0));
    }
    List<String> lines = new ArrayList<>();
    benchmarks.entrySet().stream()
        .sorted(order)
        .forEach(entry -> lines.add(overview(entry.getKey(), entry.getValue())));
    line("");
    line("| Benchmark | SLOW | FAST | AMBG | ???? | SAME |");
    line("|---|--:|--:|--:|--:|--:|");
    return lines.size() - lines(lines, 0, budget / 2);
  }

  private static String overview(String benchmark, Map<Status, Integer> counts) {
    return TELLING.stream()
        .map(status -> Integer.toString(counts.getOrDefault(status, 0)))
        .collect(Collectors.joining(" | ", "| " + cell(benchmark) + " | ", " |"));
  }

  /// @return number of rows written
  private int rows(List<TableRow> rows) {
    List<RowColumn> columns =
        COLUMNS.stream().map(id -> ColumnCatalog.of(id).orElseThrow()).toList();
    line("");
    line("| Status | Benchmark | Device | State | Ref | Cmp | %Diff | Reason |");
    line("|---|---|---|---|--:|--:|--:|---|");
    RowColumn device = ColumnCatalog.of("device").orElseThrow();
    List<String> lines = new ArrayList<>();
    for (TableRow row : telling(rows)) {
      List<String> cells = new ArrayList<>();
      cells.add(status(row).word());
      cells.add(row.matched().section().benchmark().name());
      cells.add(device.text(row));
      cells.add(state(row));
      columns.forEach(column -> cells.add(column.text(row)));
      lines.add(
          cells.stream().map(ReportWriter::cell).collect(Collectors.joining(" | ", "| ", " |")));
    }
    return lines(lines, 0, budget - RESERVE);
  }

  private static String state(TableRow row) {
    return AxisColumns.names(List.of(row)).stream()
        .map(
            axis ->
                AxisColumns.shown(row, axis)
                    .map(shown -> AxisName.shown(axis) + "=" + shown.text()))
        .flatMap(java.util.Optional::stream)
        .collect(Collectors.joining(", "));
  }

  /// The rows, most telling first: by status, then by the size of their change.
  private static List<TableRow> telling(List<TableRow> rows) {
    return rows.stream()
        .sorted(
            Comparator.<TableRow>comparingInt(row -> TELLING.indexOf(status(row)))
                .thenComparingDouble(row -> -Math.abs(row.change().ofReference().orElse(0))))
        .toList();
  }

  private static String counts(List<TableRow> rows, int from) {
    Map<Status, Long> counts =
        rows.stream()
            .skip(from)
            .collect(Collectors.groupingBy(ReportWriter::status, Collectors.counting()));
    return TELLING.stream()
        .filter(counts::containsKey)
        .map(status -> counts.get(status) + " " + status.word())
        .collect(Collectors.joining(", "));
  }

  private static Status status(TableRow row) {
    return row.verdict().map(decision -> decision.status()).orElse(Status.UNKNOWN);
  }

  private static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }

  private static String cell(String text) {
    return OneLine.of(text.strip()).replace("|", "\u2758");
  }

  private void line(String line) {
    bytes += size(line);
    text.append(line).append('\n');
  }

  private static int size(String line) {
    return line.getBytes(UTF_8).length + 1;
  }
}
