package org.benchlens.workspace.preferences;

import java.util.List;

/// A pair that was opened, and the columns its table had.
///
/// @param reference absolute path of the reference file or folder, not empty
/// @param compare absolute path of the compared file or folder, not empty
/// @param columns names of the chosen columns in their order; empty when none were chosen
public record RecentPair(String reference, String compare, List<String> columns) {

  /// Checks the paths.
  public RecentPair {
    if (reference.isEmpty() || compare.isEmpty()) {
      throw new IllegalArgumentException(
          "a pair has two paths: '" + reference + "', '" + compare + "'");
    }
    columns = List.copyOf(columns);
  }

  /// Whether it is the pair of these two paths.
  public boolean isOf(String otherReference, String otherCompare) {
    return reference.equals(otherReference) && compare.equals(otherCompare);
  }
}
