package org.benchlens.workspace.preferences;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.Status;

/// A pair that was opened, the columns its table had, and what it came to.
///
/// @param reference absolute path of the reference file or folder, not empty
/// @param compare absolute path of the compared file or folder, not empty
/// @param columns names of the chosen columns in their order; empty when none were chosen
/// @param counts number of rows by status; empty until all rows were decided
/// @param opened when it was opened last, [s] since 1970; 0 when that is not known
/// @param triage how far its triage went
public record RecentPair(
    String reference,
    String compare,
    List<String> columns,
    Map<Status, Integer> counts,
    long opened,
    RecentTriage triage) {

  /// A pair without columns and counts.
  public static RecentPair of(String reference, String compare) {
    return new RecentPair(reference, compare, List.of(), Map.of(), 0, RecentTriage.NONE);
  }

  /// Checks the paths.
  public RecentPair {
    if (reference.isEmpty() || compare.isEmpty()) {
      throw new IllegalArgumentException(
          "a pair has two paths: '" + reference + "', '" + compare + "'");
    }
    columns = List.copyOf(columns);
    Map<Status, Integer> sorted = new EnumMap<>(Status.class);
    sorted.putAll(counts);
    counts = Collections.unmodifiableMap(sorted);
  }

  /// The same, opened at another time.
  RecentPair at(long second) {
    return new RecentPair(reference, compare, columns, counts, second, triage);
  }

  /// The same with other columns.
  RecentPair withColumns(List<String> names) {
    return new RecentPair(reference, compare, names, counts, opened, triage);
  }

  /// The same with other counts.
  RecentPair withCounts(Map<Status, Integer> found) {
    return new RecentPair(reference, compare, columns, found, opened, triage);
  }

  /// The same with another triage.
  RecentPair with(RecentTriage other) {
    return new RecentPair(reference, compare, columns, counts, opened, other);
  }

  /// Whether it is the pair of these two paths.
  public boolean isOf(String otherReference, String otherCompare) {
    return reference.equals(otherReference) && compare.equals(otherCompare);
  }
}
