package org.benchlens.workspace;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import org.benchlens.compare.Settings;

/// What was compared and how it was looked at.
///
/// @param saved when it was saved last
/// @param inputs the compared file pairs
/// @param settings rules, preset and thresholds
/// @param filter text of the row filter
/// @param columns list of the columns, as in `--columns`; empty for the usual ones
public record Look(
    Instant saved, List<InputStamp> inputs, Settings settings, String filter, String columns)
    implements Comparable<Look> {
  private static final Comparator<Look> ORDER =
      Comparator.comparing(Look::saved)
          .thenComparing(Look::filter)
          .thenComparing(Look::columns)
          .thenComparing(look -> look.settings().toString())
          .thenComparing(Look::inputs, Look::compareInputs);

  public Look {
    inputs = List.copyOf(inputs);
  }

  /// The one saved later is larger; of one time the larger text.
  @Override
  public int compareTo(Look other) {
    return ORDER.compare(this, other);
  }

  private static int compareInputs(List<InputStamp> a, List<InputStamp> b) {
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      int order = a.get(i).compareTo(b.get(i));
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(a.size(), b.size());
  }
}
