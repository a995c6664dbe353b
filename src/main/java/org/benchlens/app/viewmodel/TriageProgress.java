package org.benchlens.app.viewmodel;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.Status;
import org.benchlens.present.table.TableRow;
import org.benchlens.workflow.MarkedRows;

/// How much of the triage is done. What counts are the rows that are AMBG and those that are marked
/// whatever they are.
///
/// @param triaged number of them that are marked
/// @param all number of them
/// @param byMark number of rows of each mark that occurs, in the order of the marks
public record TriageProgress(int triaged, int all, Map<String, Integer> byMark) {
  /// No rows.
  public static final TriageProgress NONE = new TriageProgress(0, 0, Map.of());

  public TriageProgress {
    byMark = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(byMark));
  }

  /// Counts.
  static TriageProgress of(List<RowItem> items) {
    int triaged = 0;
    int all = 0;
    Map<String, Integer> byMark = new LinkedHashMap<>();
    MarkedRows.words().forEach(word -> byMark.put(word, 0));
    for (RowItem item : items) {
      TableRow row = item.row();
      String mark = row.extras().remark().mark();
      boolean open = row.decision() != null && row.decision().status() == Status.AMBG;
      if (!mark.isEmpty()) {
        triaged++;
        byMark.merge(mark, 1, Integer::sum);
      }
      if (!mark.isEmpty() || open) {
        all++;
      }
    }
    byMark.values().removeIf(count -> count == 0);
    return new TriageProgress(triaged, all, byMark);
  }

  /// Number of rows that still wait.
  public int unseen() {
    return all - triaged;
  }

  /// The done share, 0 to 1; 1 when there is nothing to do.
  public double share() {
    return all == 0 ? 1 : (double) triaged / all;
  }
}
