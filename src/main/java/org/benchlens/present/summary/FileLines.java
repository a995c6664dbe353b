package org.benchlens.present.summary;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Status;

/// How many rows of which file have which verdict. Tables do not name files, and benchmarks of many
/// programs share one name.
final class FileLines {
  private FileLines() {}

  /// A line for each file pair when there are several.
  ///
  /// @param most how many to list
  static List<String> of(Comparison comparison, int most) {
    List<String> lines = new ArrayList<>();
    int files = comparison.inputs().size();
    if (files < 2) {
      return lines;
    }
    List<Map<Status, Integer>> counts = new ArrayList<>();
    comparison.inputs().forEach(input -> counts.add(new EnumMap<>(Status.class)));
    for (ComparedRow row : comparison.rows()) {
      counts.get(row.matched().section().input()).merge(row.decision().status(), 1, Integer::sum);
    }
    lines.add("- in " + Words.count(files, "file pair") + ":");
    for (int i = 0; i < Math.min(files, most); i++) {
      String path = comparison.inputs().get(i).compare().path();
      String name = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
      String text = VerdictLines.counted(counts.get(i));
      lines.add("  - " + Words.code(name) + ": " + (text.isEmpty() ? "0 rows" : text));
    }
    if (files > most) {
      lines.add("  - and " + (files - most) + " more");
    }
    return lines;
  }
}
