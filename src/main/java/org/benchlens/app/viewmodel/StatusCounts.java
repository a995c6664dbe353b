package org.benchlens.app.viewmodel;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.benchlens.compare.Status;
import org.benchlens.present.filter.CodedFacet;
import org.benchlens.present.filter.Facets;

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

  /// Counts all rows as they are now.
  static StatusCounts of(List<RowItem> items) {
    return of(Facets.status(items.stream().map(RowItem::row).toList()), row -> true);
  }

  /// Counts rows.
  ///
  /// @param status the status of every row
  /// @param counted which rows count
  static StatusCounts of(CodedFacet status, IntPredicate counted) {
    int[] found = new int[Status.values().length];
    int undecided = 0;
    for (int i = 0; i < status.rows(); i++) {
      if (counted.test(i)) {
        int code = status.code(i);
        if (code == CodedFacet.NONE) {
          undecided++;
        } else {
          found[code]++;
        }
      }
    }
    Map<Status, Integer> counts = new EnumMap<>(Status.class);
    for (Status each : Status.values()) {
      counts.put(each, found[each.ordinal()]);
    }
    return new StatusCounts(counts, undecided);
  }

  /// The number of rows of a status.
  public int of(Status status) {
    return counts.getOrDefault(status, 0);
  }
}
