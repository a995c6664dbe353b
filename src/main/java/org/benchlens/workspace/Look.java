package org.benchlens.workspace;

import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import org.benchlens.compare.Settings;

/// What was compared and how it was looked at.
///
/// @param saved when it was saved last
/// @param inputs the compared file pairs; of records the one record or pair
/// @param subject what kind of results they are, and by what they were decided
/// @param filter text of the row filter
public record Look(Instant saved, List<InputStamp> inputs, Subject subject, String filter)
    implements Comparable<Look> {
  private static final Comparator<Look> ORDER =
      Comparator.comparing(Look::saved)
          .thenComparing(Look::filter)
          .thenComparing(look -> look.subject().toString())
          .thenComparing(Look::inputs, Look::compareInputs);

  public Look {
    inputs = List.copyOf(inputs);
  }

  /// How NVBench results were looked at.
  ///
  /// @param settings rules, preset and thresholds
  /// @param columns list of the columns, as in `--columns`; empty for the usual ones
  public Look(
      Instant saved, List<InputStamp> inputs, Settings settings, String filter, String columns) {
    this(saved, inputs, new Subject.Runs(settings, columns), filter);
  }

  /// The same with other inputs.
  public Look with(List<InputStamp> others) {
    return new Look(saved, others, subject, filter);
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
