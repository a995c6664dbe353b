package org.benchlens.report.table;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Status;
import org.benchlens.compare.match.MatchedBenchmark;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.present.format.OneLine;
import org.benchlens.present.table.RowColumn;
import org.benchlens.present.table.TableLayout;
import org.benchlens.present.table.TableRow;

/// The headings and tables of a comparison as Markdown, byte for byte those of the contract
/// (section 9). What follows them, from `# Summary` on, is not written here.
public final class MarkdownWriter {
  private final Appendable out;
  private final TableOptions options;

  private MarkdownWriter(Appendable out, TableOptions options) {
    this.out = out;
    this.options = options;
  }

  /// Writes headings and tables: a heading for each compared benchmark, even if nothing of it
  /// shows, and a table for each device section with visible rows. Lines end in a newline.
  ///
  /// @throws IOException when `out` fails
  public static void write(Comparison comparison, TableOptions options, Appendable out)
      throws IOException {
    MarkdownWriter writer = new MarkdownWriter(out, options);
    Map<MatchedSection, List<TableRow>> rows = VisibleRows.bySection(comparison, options);
    for (MatchedBenchmark benchmark : comparison.benchmarks()) {
      writer.line("# " + OneLine.of(benchmark.benchmark().name()));
      for (MatchedSection section : benchmark.sections()) {
        List<TableRow> visible = rows.getOrDefault(section, List.of());
        if (!visible.isEmpty()) {
          writer.line("## " + OneLine.of(SectionHeading.of(section)));
          writer.table(visible);
        }
      }
    }
  }

  private void table(List<TableRow> rows) throws IOException {
    List<RowColumn> columns =
        options.columns().columns(rows).stream()
            .map(column -> options.color() ? StatusColor.plain(column) : column)
            .toList();
    TableLayout layout = TableLayout.of(columns, rows);
    List<String> header = new ArrayList<>();
    List<String> rule = new ArrayList<>();
    for (int column = 0; column < columns.size(); column++) {
      header.add(layout.padded(layout.headers().get(column), column));
      rule.add("-".repeat(layout.widths().get(column) + 2));
    }
    line("| " + String.join(" | ", header) + " |");
    line("|" + String.join("|", rule) + "|");
    for (int row = 0; row < rows.size(); row++) {
      line(cells(layout, row, rows.get(row)));
    }
  }

  private String cells(TableLayout layout, int row, TableRow shown) {
    List<String> cells = new ArrayList<>();
    for (int column = 0; column < layout.columns().size(); column++) {
      String cell = layout.padded(layout.cells().get(column).get(row), column);
      boolean colored = options.color() && StatusColor.applies(layout.columns().get(column));
      Status status = shown.verdict().map(decision -> decision.status()).orElse(Status.UNKNOWN);
      cells.add(colored ? StatusColor.paint(cell, status) : cell);
    }
    return "| " + String.join(" | ", cells) + " |";
  }

  private void line(String text) throws IOException {
    out.append(text).append('\n');
  }
}
