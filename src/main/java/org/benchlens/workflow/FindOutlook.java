package org.benchlens.workflow;

import java.util.Optional;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.sensitivity.Outlook;
import org.benchlens.compare.sensitivity.SampledSide;
import org.benchlens.model.Progress;
import org.benchlens.model.Side;

/// Works out the outlook of a row.
public final class FindOutlook {
  /// Any fixed number: the same row has the same outlook every time.
  private static final long SEED = 20_260_131;

  private FindOutlook() {}

  /// The outlook of a row; empty when a side has no samples or they cannot be used. Reads its
  /// sidecars: not for the UI thread.
  ///
  /// @param runs where the row is from
  /// @param row the row
  /// @param settings by what it was decided
  /// @param own its status
  /// @param progress told in subsets; may cancel
  public static Optional<Outlook> of(
      OpenedRuns runs, MatchedRow row, Settings settings, Status own, Progress progress) {
    Optional<SampledSide> reference = side(runs, row, Side.REFERENCE);
    Optional<SampledSide> compare = reference.isEmpty() ? reference : side(runs, row, Side.COMPARE);
    return compare.isEmpty()
        ? Optional.empty()
        : Optional.of(Outlook.of(reference.get(), compare.get(), settings, own, SEED, progress));
  }

  private static Optional<SampledSide> side(OpenedRuns runs, MatchedRow row, Side side) {
    return SampledSide.read(row.state(side), runs.source(row, side));
  }
}
