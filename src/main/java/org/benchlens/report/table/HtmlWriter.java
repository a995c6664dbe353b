package org.benchlens.report.table;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Status;
import org.benchlens.compare.match.InputPair;
import org.benchlens.compare.match.MatchedBenchmark;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.model.Side;
import org.benchlens.present.format.ExactNumber;
import org.benchlens.present.table.Alignment;
import org.benchlens.present.table.RowColumn;
import org.benchlens.present.table.SortKey;
import org.benchlens.present.table.TableLayout;
import org.benchlens.present.table.TableRow;
import org.benchlens.report.html.HtmlFrame;
import org.benchlens.report.html.HtmlText;

/// The tables of a comparison as one HTML file that needs nothing else: a click on a heading sorts,
/// a field and a button for each status filter; nothing is loaded from anywhere.
public final class HtmlWriter {
  private static final String ITEM = "- ";

  private final Appendable out;
  private final TableOptions options;

  private HtmlWriter(Appendable out, TableOptions options) {
    this.out = out;
    this.options = options;
  }

  /// Writes the file.
  ///
  /// @param summary lines of the summary, as under the Markdown tables
  /// @throws IOException when `out` fails
  public static void write(
      Comparison comparison, TableOptions options, List<String> summary, Appendable out)
      throws IOException {
    HtmlWriter writer = new HtmlWriter(out, options);
    String title = title(comparison);
    out.append(HtmlFrame.head(HtmlText.of(title)));
    out.append("<h1>").append(HtmlText.of(title)).append("</h1>\n");
    writer.inputs(comparison);
    writer.summary(summary);
    Map<MatchedSection, List<TableRow>> rows = VisibleRows.bySection(comparison, options);
    writer.filter(comparison, rows.values().stream().mapToInt(List::size).sum());
    for (MatchedBenchmark benchmark : comparison.benchmarks()) {
      for (MatchedSection section : benchmark.sections()) {
        List<TableRow> visible = rows.getOrDefault(section, List.of());
        if (!visible.isEmpty()) {
          writer.section(benchmark.benchmark().name(), SectionHeading.of(section), visible);
        }
      }
    }
    out.append(HtmlFrame.foot());
  }

  private static String title(Comparison comparison) {
    if (comparison.inputs().size() != 1) {
      return "Comparison of " + comparison.inputs().size() + " pairs of results";
    }
    InputPair input = comparison.inputs().getFirst();
    return input.compare().path() + " against " + input.reference().path();
  }

  private void inputs(Comparison comparison) throws IOException {
    out.append("<dl>\n");
    for (InputPair input : comparison.inputs()) {
      for (Side side : Side.values()) {
        out.append("<dt>").append(side.word()).append("</dt><dd>");
        out.append(HtmlText.of(input.of(side).path())).append("</dd>\n");
      }
    }
    out.append("</dl>\n");
  }

  private void summary(List<String> lines) throws IOException {
    boolean list = false;
    for (String line : lines) {
      boolean item = line.startsWith(ITEM);
      if (item != list) {
        out.append(item ? "<ul>\n" : "</ul>\n");
        list = item;
      }
      if (item) {
        out.append("<li>").append(HtmlText.of(line.substring(ITEM.length()))).append("</li>\n");
      } else if (!line.isBlank()) {
        out.append("<p>").append(HtmlText.of(line)).append("</p>\n");
      }
    }
    out.append(list ? "</ul>\n" : "");
  }

  private void filter(Comparison comparison, int shown) throws IOException {
    out.append("<div class=\"filter\"><input id=\"filter\" type=\"search\" placeholder=\"filter\"");
    out.append(" aria-label=\"Show rows with these words\">\n");
    for (Map.Entry<Status, Integer> count : comparison.counts().entrySet()) {
      out.append("<button type=\"button\" aria-pressed=\"false\" data-status=\"");
      out.append(style(count.getKey())).append("\">").append(count.getKey().word()).append(' ');
      out.append(Integer.toString(count.getValue())).append("</button>\n");
    }
    out.append("<span id=\"shown\" role=\"status\">").append(Integer.toString(shown));
    out.append(" shown</span></div>\n");
  }

  private void section(String benchmark, String device, List<TableRow> rows) throws IOException {
    out.append("<section data-name=\"").append(HtmlText.of(benchmark + " " + device));
    out.append("\">\n<h2>").append(HtmlText.of(benchmark)).append("</h2>\n<h3>");
    out.append(HtmlText.of(device)).append("</h3>\n<div class=\"scroll\"><table>\n<thead><tr>");
    TableLayout layout =
        TableLayout.of(
            options.columns().columns(rows).stream().map(StatusColor::plain).toList(), rows);
    List<RowColumn> columns = layout.columns();
    for (int i = 0; i < columns.size(); i++) {
      out.append("<th scope=\"col\"").append(side(columns.get(i)));
      out.append("><button type=\"button\">").append(HtmlText.of(layout.headers().get(i)));
      out.append("</button></th>");
    }
    out.append("</tr></thead>\n<tbody>\n");
    for (int row = 0; row < rows.size(); row++) {
      out.append("<tr class=\"").append(style(status(rows.get(row)))).append("\">");
      for (int i = 0; i < columns.size(); i++) {
        RowColumn column = columns.get(i);
        out.append("<td").append(side(column)).append(key(column.sortKey().apply(rows.get(row))));
        out.append(StatusColor.applies(column) ? " class=\"verdict\">" : ">");
        out.append(HtmlText.of(layout.cells().get(i).get(row))).append("</td>");
      }
      out.append("</tr>\n");
    }
    out.append("</tbody>\n</table></div>\n</section>\n");
  }

  private static Status status(TableRow row) {
    return row.verdict().map(decision -> decision.status()).orElse(Status.UNKNOWN);
  }

  private static String style(Status status) {
    return status == Status.UNKNOWN ? "unknown" : status.word().toLowerCase(Locale.ROOT);
  }

  private static String side(RowColumn column) {
    return column.alignment() == Alignment.RIGHT ? " data-right" : "";
  }

  private static String key(SortKey key) {
    return switch (key.group()) {
      case NUMBER -> " data-key=\"" + ExactNumber.of(key.number()) + "\"";
      case TEXT -> "";
      case MISSING -> " data-key=\"\"";
    };
  }
}
