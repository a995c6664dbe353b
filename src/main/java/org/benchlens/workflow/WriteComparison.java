package org.benchlens.workflow;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.present.table.ColumnPlan;
import org.benchlens.present.table.RowExtras;
import org.benchlens.present.table.TableRow;
import org.benchlens.report.debug.BulkDebugWriter;
import org.benchlens.report.debug.SamplePaths;
import org.benchlens.report.table.CsvWriter;
import org.benchlens.report.table.HtmlWriter;
import org.benchlens.report.table.JsonWriter;
import org.benchlens.report.table.MarkdownWriter;
import org.benchlens.report.table.ReportWriter;
import org.benchlens.report.table.TableOptions;

/// Writes a comparison in the forms that command line and application offer.
public final class WriteComparison {
  private final OpenedRuns runs;
  private final Comparison comparison;
  private final TableOptions options;

  /// @param finished what to write
  /// @param columns columns of the tables
  /// @param visible which rows the tables show; JSON holds all
  /// @param extras what is known of each row beside its verdict
  public WriteComparison(
      Finished finished,
      ColumnPlan columns,
      Predicate<TableRow> visible,
      Function<MatchedRow, RowExtras> extras) {
    this.runs = finished.runs();
    this.comparison = finished.comparison();
    this.options = TableOptions.of(columns).showing(visible).knowing(extras);
  }

  /// Headings and tables.
  ///
  /// @param color whether statuses are coloured for a terminal; else they carry an emoji
  public void markdown(boolean color, Writer out) throws IOException {
    MarkdownWriter.write(comparison, options.colored(color), out);
  }

  /// The shown rows with exact values.
  public void csv(Writer out) throws IOException {
    CsvWriter.write(comparison, options, out);
  }

  /// A page that can be sorted and filtered.
  ///
  /// @param summary lines of the summary
  public void html(List<String> summary, Writer out) throws IOException {
    HtmlWriter.write(comparison, options, summary, out);
  }

  /// Markdown that keeps to a number of bytes.
  ///
  /// @param summary lines of the summary
  /// @param budget most bytes, at least [ReportWriter#LEAST]
  public void report(List<String> summary, int budget, Writer out) throws IOException {
    ReportWriter.write(comparison, options, summary, budget, out);
  }

  /// Everything.
  public void json(Writer out) throws IOException {
    JsonWriter.write(comparison, options.extras(), out);
  }

  /// A Python script that lists the shown rows with their sample files and loads them.
  public void debugPython(Writer out) throws IOException {
    SamplePaths paths =
        (row, side, array, file) ->
            runs.sidecar(row, side, array)
                .map(found -> found.toAbsolutePath().normalize().toString())
                .orElse(file.filename());
    BulkDebugWriter.write(comparison, options, paths, out);
  }
}
