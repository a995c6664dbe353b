package org.benchlens.present.sentence;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/// The known name a person most likely meant.
public final class NearestName {
  private NearestName() {}

  /// The known name with the fewest changed, inserted, left-out or swapped letters, ignoring case;
  /// the first of equals. Empty when more than a third of the longer name differs.
  public static Optional<String> of(String typed, Collection<String> known) {
    String best = null;
    int fewest = Integer.MAX_VALUE;
    String wanted = typed.toLowerCase(Locale.ROOT);
    for (String name : known) {
      int edits = edits(wanted, name.toLowerCase(Locale.ROOT));
      if (edits < fewest && edits * 3 <= Math.max(typed.length(), name.length()) + 1) {
        fewest = edits;
        best = name;
      }
    }
    return Optional.ofNullable(best);
  }

  /// Number of edits between two texts, swaps of neighbours counting as one.
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
        int changed = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        row[j] = Math.min(Math.min(row[j - 1], last[j]) + 1, last[j - 1] + changed);
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (swapped) {
          row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
        }
      }
      beforeLast = last;
      last = row;
    }
    return last[b.length()];
  }
}
