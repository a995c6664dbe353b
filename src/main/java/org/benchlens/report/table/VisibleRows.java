package org.benchlens.report.table;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.match.MatchedSection;
import org.benchlens.present.table.TableRow;

/// The rows of a comparison that a table shows.
public final class VisibleRows {
  private VisibleRows() {}

  /// The visible rows in table order.
  public static List<TableRow> of(Comparison comparison, TableOptions options) {
    List<TableRow> rows = new ArrayList<>();
    for (ComparedRow compared : comparison.rows()) {
      TableRow row = TableRow.of(compared, options.extras().apply(compared.matched()));
      if (options.visible().test(row)) {
        rows.add(row);
      }
    }
    return rows;
  }

  /// The visible rows of each device section that has any, in table order.
  public static Map<MatchedSection, List<TableRow>> bySection(
      Comparison comparison, TableOptions options) {
    Map<MatchedSection, List<TableRow>> sections = new LinkedHashMap<>();
    for (TableRow row : of(comparison, options)) {
      sections.computeIfAbsent(row.matched().section(), key -> new ArrayList<>()).add(row);
    }
    return sections;
  }
}
