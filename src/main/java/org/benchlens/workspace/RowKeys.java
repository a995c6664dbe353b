package org.benchlens.workspace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.match.MatchedSection;

/// Gives the rows of a comparison their keys.
public final class RowKeys {
  private RowKeys() {}

  /// One key for each row, all different. Rows of benchmarks that share a name are numbered through
  /// in table order.
  ///
  /// @param rows all rows in table order
  /// @param inputs name of each file pair by index, as in [InputStamp#name]
  public static List<RowKey> of(List<MatchedRow> rows, List<String> inputs) {
    Map<RowKey, Integer> seen = new HashMap<>();
    List<RowKey> keys = new ArrayList<>(rows.size());
    for (MatchedRow row : rows) {
      RowKey first = key(row, inputs.get(row.section().input()), 0);
      int occurrence = seen.merge(first, 1, Integer::sum) - 1;
      keys.add(occurrence == 0 ? first : key(row, first.input(), occurrence));
    }
    return keys;
  }

  private static RowKey key(MatchedRow row, String input, int occurrence) {
    MatchedSection section = row.section();
    return new RowKey(
        input,
        section.benchmark().name(),
        section.referenceDeviceId(),
        section.compareDeviceId(),
        row.key().name(),
        row.key().axisValues(),
        occurrence);
  }
}
