package org.benchlens.workflow;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.present.summary.ComparisonSummary;
import org.benchlens.present.summary.HiddenRows;
import org.benchlens.present.table.ColumnPlan;
import org.benchlens.present.table.RowExtras;
import org.benchlens.present.table.TableForm;
import org.benchlens.present.table.TableRow;

/// Saves the table that somebody looks at: these columns, these rows.
///
/// @param finished the comparison
/// @param columns columns of the table
/// @param shown the rows that it shows
public record SaveTable(Finished finished, ColumnPlan columns, List<MatchedRow> shown) {
  private static final int BUDGET = 1 << 20;

  /// Writes it, whole or not at all; a file that is there is replaced.
  ///
  /// @throws IOException when the file cannot be written
  public void write(Path file, TableForm form) throws IOException {
    PlacedFile.write(file, true, out -> content(form, out));
  }

  private void content(TableForm form, OutputStream out) throws IOException {
    Set<MatchedRow> visible = new HashSet<>(shown);
    Predicate<TableRow> shows = row -> visible.contains(row.matched());
    WriteComparison result = new WriteComparison(finished, columns, shows, row -> RowExtras.NONE);
    Writer writer = new OutputStreamWriter(out, UTF_8);
    switch (form) {
      case MARKDOWN -> {
        result.markdown(false, writer);
        writer.write("# Summary\n\n" + String.join("\n", summary()) + "\n");
      }
      case CSV -> result.csv(writer);
      case JSON -> result.json(writer);
      case HTML -> result.html(summary(), writer);
      case REPORT -> result.report(summary(), BUDGET, writer);
      case PYTHON -> result.debugPython(writer);
    }
    writer.flush();
  }

  private List<String> summary() {
    int hidden = finished.comparison().rows().size() - shown.size();
    HiddenRows left = hidden == 0 ? HiddenRows.NONE : new HiddenRows(0, 0, hidden, "");
    return ComparisonSummary.lines(finished.comparison(), left, List.of(), true);
  }
}
