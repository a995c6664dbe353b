package org.benchlens.app.viewmodel;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.Status;

/// How many rows have which status.
///
/// @param counts an entry for every status
/// @param undecided rows without a verdict yet
public record StatusCounts(Map<Status, Integer> counts, int undecided) {
  /// No rows.
  public static final StatusCounts NONE = of(List.of());

  public StatusCounts {
    counts = Collections.unmodifiableMap(new EnumMap<>(counts));
  }

  /// Counts rows.
  static StatusCounts of(List<RowItem> items) {
    int[] found = new int[Status.values().length];
    int undecided = 0;
    for (RowItem item : items) {
      var decision = item.row().decision();
      if (decision == null) {
        undecided++;
      } else {
        found[decision.status().ordinal()]++;
      }
    }
    Map<Status, Integer> counts = new EnumMap<>(Status.class);
    for (Status status : Status.values()) {
      counts.put(status, found[status.ordinal()]);
    }
    return new StatusCounts(counts, undecided);
  }

  /// The number of rows of a status.
  public int of(Status status) {
    return counts.getOrDefault(status, 0);
  }
}
