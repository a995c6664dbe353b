package org.benchlens.workflow;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Settings;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.present.table.ColumnPlan;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.present.table.RowExtras;
import org.benchlens.present.table.TableRow;

/// Writes a triage: the rows that are marked, noted or still to be triaged, as Markdown, CSV or
/// JSON, whichever the name of the file says.
public final class WriteTriage {
  private static final List<String> COLUMNS = List.of("reason_code", "flip", "mark", "note");

  private WriteTriage() {}

  /// Writes the file, whole or not at all. Not for a thread that must not wait.
  ///
  /// @param file ends in `.csv`, `.json`, or anything else for Markdown
  /// @param runs what was compared
  /// @param settings by what
  /// @param rows all rows, decided, with what is known of them, in table order
  /// @throws IOException when it cannot be written
  public static void write(Path file, OpenedRuns runs, Settings settings, List<TableRow> rows)
      throws IOException {
    List<Decision> decisions = rows.stream().map(row -> row.verdict().orElseThrow()).toList();
    Comparison comparison = runs.comparison(settings, decisions);
    IdentityHashMap<MatchedRow, RowExtras> extras = new IdentityHashMap<>();
    rows.forEach(row -> extras.put(row.matched(), row.extras()));
    WriteComparison result =
        new WriteComparison(
            new Finished(runs, comparison, List.of()),
            ColumnPlan.of(DisplayMode.SIMPLE).with(COLUMNS),
            WriteTriage::wanted,
            row -> extras.getOrDefault(row, RowExtras.NONE));
    String name = file.toString().toLowerCase(Locale.ROOT);
    PlacedFile.write(
        file,
        true,
        out -> {
          Writer text = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
          if (name.endsWith(".csv")) {
            result.csv(text);
          } else if (name.endsWith(".json")) {
            result.json(text);
          } else {
            result.markdown(false, text);
          }
          text.flush();
        });
  }

  private static boolean wanted(TableRow row) {
    return !row.markWord().isEmpty() || !row.extras().remark().note().isEmpty();
  }
}
