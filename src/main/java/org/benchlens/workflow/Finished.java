package org.benchlens.workflow;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.present.table.NearestFlip;
import org.benchlens.present.table.RowExtras;

/// A finished comparison with the runs it came from, which still find the samples.
///
/// @param runs what was opened
/// @param comparison what was found
/// @param flips the nearest flip of each row in order; empty when nobody asked for them
public record Finished(OpenedRuns runs, Comparison comparison, List<NearestFlip> flips) {
  public Finished {
    flips = List.copyOf(flips);
  }

  /// What is known of each row beside its verdict.
  ///
  /// @param marks what a workspace says of the rows; empty without one
  public Function<MatchedRow, RowExtras> extras(Optional<MarkedRows> marks) {
    IdentityHashMap<MatchedRow, RowExtras> known = new IdentityHashMap<>();
    for (int i = 0; i < runs.rows().size(); i++) {
      MatchedRow row = runs.rows().get(i);
      RowExtras extras = flips.isEmpty() ? RowExtras.NONE : RowExtras.NONE.with(flips.get(i));
      known.put(row, marks.isEmpty() ? extras : extras.with(marks.get().of(row)));
    }
    return row -> known.getOrDefault(row, RowExtras.NONE);
  }
}
