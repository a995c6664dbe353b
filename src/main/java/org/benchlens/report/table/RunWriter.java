package org.benchlens.report.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.benchlens.compare.match.MatchedBenchmark;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.model.Device;
import org.benchlens.model.ResultFile;
import org.benchlens.model.State;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.inputs.DeviceLines;
import org.benchlens.present.inputs.SideBySide;
import org.benchlens.present.table.AxisColumns;
import org.benchlens.present.table.RowColumn;
import org.benchlens.present.table.SummaryColumns;
import org.benchlens.present.table.TableLayout;
import org.benchlens.present.table.TableRow;

/// One result as Markdown: its devices, then for each benchmark and device the states with their
/// summaries; skipped states by their reason.
public final class RunWriter {
  private final Appendable out;

  private RunWriter(Appendable out) {
    this.out = out;
  }

  /// Writes it.
  ///
  /// @param rows the states, each as both sides of a row
  /// @param hidden whether summaries count that the file wants hidden
  /// @throws IOException when `out` fails
  public static void write(
      ResultFile file,
      List<MatchedBenchmark> benchmarks,
      List<MatchedRow> rows,
      boolean hidden,
      Appendable out)
      throws IOException {
    RunWriter writer = new RunWriter(out);
    writer.devices(file.devices());
    Map<MatchedSection, List<TableRow>> sections =
        rows.stream()
            .map(TableRow::provisional)
            .collect(Collectors.groupingBy(row -> row.matched().section()));
    for (MatchedBenchmark benchmark : benchmarks) {
      out.append("# ").append(OneLine.of(benchmark.benchmark().name())).append("\n\n");
      for (MatchedSection section : benchmark.sections()) {
        out.append("## ").append(OneLine.of(SectionHeading.of(section))).append("\n\n");
        writer.section(sections.getOrDefault(section, List.of()), hidden);
      }
    }
  }

  private void devices(List<Device> devices) throws IOException {
    if (devices.isEmpty()) {
      return;
    }
    out.append("# Devices\n\n");
    for (Device device : devices) {
      List<SideBySide> lines = DeviceLines.of(Optional.of(device), Optional.empty());
      for (SideBySide line : lines) {
        out.append("- ").append(line.name()).append(": ");
        out.append(OneLine.of(line.reference())).append('\n');
      }
      out.append('\n');
    }
  }

  private void section(List<TableRow> rows, boolean hidden) throws IOException {
    List<TableRow> ran = rows.stream().filter(row -> !state(row).skipped()).toList();
    if (!ran.isEmpty()) {
      table(ran, hidden);
    }
    for (TableRow row : rows) {
      String reason = state(row).skipReason();
      if (reason != null) {
        out.append("- skipped ").append(OneLine.of(state(row).name())).append(": ");
        out.append(reason.isEmpty() ? "no reason given" : OneLine.of(reason)).append('\n');
      }
    }
    out.append('\n');
  }

  private static State state(TableRow row) {
    return row.matched().reference();
  }

  private void table(List<TableRow> rows, boolean hidden) throws IOException {
    List<RowColumn> columns = new ArrayList<>();
    AxisColumns.names(rows).forEach(axis -> columns.add(AxisColumns.column(axis)));
    SummaryColumns.kinds(rows).stream()
        .filter(kind -> hidden || !kind.hidden())
        .forEach(kind -> columns.add(SummaryColumns.alone(kind)));
    if (columns.isEmpty()) {
      out.append(Integer.toString(rows.size())).append(" states without summaries\n");
      return;
    }
    TableLayout layout = TableLayout.of(columns, rows);
    List<String> heads = new ArrayList<>();
    List<String> rules = new ArrayList<>();
    for (int i = 0; i < columns.size(); i++) {
      heads.add(layout.padded(layout.headers().get(i), i));
      rules.add("-".repeat(layout.widths().get(i) + 2));
    }
    line(heads, " | ", "| ", " |");
    line(rules, "|", "|", "|");
    for (int row = 0; row < rows.size(); row++) {
      List<String> cells = new ArrayList<>();
      for (int i = 0; i < columns.size(); i++) {
        cells.add(layout.padded(layout.cells().get(i).get(row), i));
      }
      line(cells, " | ", "| ", " |");
    }
  }

  private void line(List<String> parts, String between, String before, String after)
      throws IOException {
    out.append(before).append(String.join(between, parts)).append(after).append('\n');
  }
}
