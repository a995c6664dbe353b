package org.benchlens.report.debug;

import java.io.IOException;
import java.util.List;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Threshold;
import org.benchlens.present.table.TableRow;
import org.benchlens.report.table.TableOptions;
import org.benchlens.report.table.VisibleRows;

/// Writes the bulk-debug Python of a comparison: settings, loader, and one entry for each displayed
/// row.
public final class BulkDebugWriter {
  private static final String BEGIN = "# NVB-BULK-BEGIN\n";
  private static final String END = "# NVB-BULK-END\n";

  private BulkDebugWriter() {}

  /// Writes the script. Lines end in a newline.
  ///
  /// @param tables what the tables show
  /// @param paths where the sample files lie
  /// @throws IOException when `out` fails
  public static void write(
      Comparison comparison, TableOptions tables, SamplePaths paths, Appendable out)
      throws IOException {
    out.append(BEGIN);
    settings(comparison.settings(), out);
    out.append(PythonLoader.CODE);
    out.append("bulk_rows = [\n");
    PythonRow entry = new PythonRow(comparison, paths, out);
    int index = 0;
    for (List<TableRow> table : VisibleRows.bySection(comparison, tables).values()) {
      for (int i = 0; i < table.size(); i++) {
        entry.write(table.get(i), index, i);
        index++;
      }
    }
    out.append("]\n").append(END);
  }

  private static void settings(Settings settings, Appendable out) throws IOException {
    out.append("bulk_settings = {\n");
    out.append("    \"rules\": ").append(PythonText.string(settings.rules().word())).append(",\n");
    out.append("    \"preset\": ");
    out.append(PythonText.string(settings.preset().word())).append(",\n");
    out.append("    \"thresholds\": {\n");
    for (Threshold threshold : Threshold.values()) {
      out.append("        ").append(PythonText.string(threshold.key())).append(": ");
      out.append(PythonText.number(settings.thresholds().get(threshold))).append(",\n");
    }
    out.append("    },\n}\n\n");
  }
}
