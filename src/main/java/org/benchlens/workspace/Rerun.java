package org.benchlens.workspace;

import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;

/// That a row was measured again, with what came of it both times. Taking a re-run back is
/// remembered too, so that merging with an older workspace does not bring it back.
///
/// @param change what came of it; empty when the re-run was taken back
/// @param time when it was opened, or taken back
public record Rerun(Optional<Change> change, Instant time) implements Comparable<Rerun> {
  private static final Comparator<Rerun> ORDER =
      Comparator.comparing(Rerun::time).thenComparing(rerun -> rerun.change().toString());

  /// Two measurements of a row.
  ///
  /// @param before the old one, which stays the evidence of the row
  /// @param now the new one
  /// @param resolved whether the row was marked rerun, which this has taken away
  public record Change(Measured before, Measured now, boolean resolved) {}

  /// Later is larger; of one time the larger text.
  @Override
  public int compareTo(Rerun other) {
    return ORDER.compare(this, other);
  }
}
