package org.benchlens.cli;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.present.table.RowRemark;
import org.benchlens.present.table.TableRow;

/// On what a run fails.
///
/// @param statuses statuses that it fails on
/// @param excepted words of marks whose rows do not count
record FailingRows(Set<Status> statuses, Set<String> excepted) {
  FailingRows {
    statuses = Set.copyOf(statuses);
    excepted = Set.copyOf(excepted);
  }

  /// Says what it fails on, and what it does not because of a mark.
  ///
  /// @return whether any row counts
  boolean met(List<TableRow> rows, Terminal terminal) {
    Map<Status, Integer> counts = new EnumMap<>(Status.class);
    int left = 0;
    int stale = 0;
    for (TableRow row : rows) {
      Status status = row.verdict().map(Decision::status).orElse(Status.UNKNOWN);
      RowRemark remark = row.extras().remark();
      if (statuses.contains(status) && excepted.contains(remark.mark())) {
        left++;
        stale += remark.stale() ? 1 : 0;
      } else if (statuses.contains(status)) {
        counts.merge(status, 1, Integer::sum);
      }
    }
    if (left > 0) {
      terminal.say(
          "--except: "
              + left
              + (left == 1 ? " row does" : " rows do")
              + " not count"
              + (stale == 0 ? "" : ", " + stale + " of them by a mark of an earlier run"));
    }
    if (!counts.isEmpty()) {
      terminal.say(
          "--fail-on: "
              + counts.entrySet().stream()
                  .map(count -> count.getValue() + " " + count.getKey().word())
                  .collect(Collectors.joining(", ")));
    }
    return !counts.isEmpty();
  }
}
