package org.benchlens.compare.match;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/// Finds the name that somebody may have meant.
public final class NearestName {
  private NearestName() {}

  /// The name with the fewest edits (insert, delete, replace, swap neighbours) from the wanted one.
  /// Letter case counts only between equally near names; then the earlier name wins.
  ///
  /// @return empty when there are no names
  public static Optional<String> nearest(String wanted, Collection<String> names) {
    String lower = wanted.toLowerCase(Locale.ROOT);
    int fewest = Integer.MAX_VALUE;
    int fewestExact = Integer.MAX_VALUE;
    String nearest = null;
    for (String name : names) {
      int edits = edits(lower, name.toLowerCase(Locale.ROOT));
      int exact = edits <= fewest ? edits(wanted, name) : Integer.MAX_VALUE;
      if (edits < fewest || (edits == fewest && exact < fewestExact)) {
        fewest = edits;
        fewestExact = exact;
        nearest = name;
      }
    }
    return Optional.ofNullable(nearest);
  }

  /// Optimal string alignment distance, three rows at a time.
  private static int edits(String a, String b) {
    int[] beforeLast = new int[b.length() + 1];
    int[] last = new int[b.length() + 1];
    for (int j = 0; j <= b.length(); j++) {
      last[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] row = new int[b.length() + 1];
      row[0] = i;
      for (int j = 1; j <= b.length(); j++) {
        boolean equal = a.charAt(i - 1) == b.charAt(j - 1);
        int best = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + (equal ? 0 : 1));
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        row[j] = swapped ? Math.min(best, beforeLast[j - 2] + 1) : best;
      }
      beforeLast = last;
      last = row;
    }
    return last[b.length()];
  }
}
