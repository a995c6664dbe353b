package org.benchlens.app.viewmodel;

import java.util.Map;
import org.benchlens.compare.Status;

/// A pair that was opened before, as the start screen shows it.
///
/// @param reference short name of the reference
/// @param compare short name of the compare side
/// @param paths both paths, for the tooltip
/// @param counts rows by status; empty when they were never all decided
/// @param triaged how far its triage went, in words; empty when nothing is known of it
/// @param when when it was opened last, in words
public record RecentLine(
    String reference,
    String compare,
    String paths,
    Map<Status, Integer> counts,
    String triaged,
    String when) {
  public RecentLine {
    counts = Map.copyOf(counts);
  }

  /// Number of rows of a status.
  public int of(Status status) {
    return counts.getOrDefault(status, 0);
  }

  /// Number of rows.
  public int rows() {
    return counts.values().stream().mapToInt(Integer::intValue).sum();
  }
}
