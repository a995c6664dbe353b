package org.benchlens.present.flags;

import java.util.List;
import org.benchlens.model.Side;
import org.benchlens.present.figure.Drift;

/// Something noticeable, with the numbers behind it; [FlagText] has the words. Units are base
/// units.
public sealed interface Flag {
  /// Times come in several heaps.
  ///
  /// @param peaks places of the heaps, ascending, [s]
  /// @param splits places between them, one less, [s]
  /// @param counts number of samples of each heap
  record Modes(Side side, List<Double> peaks, List<Double> splits, List<Long> counts)
      implements Flag {
    public Modes {
      peaks = List.copyOf(peaks);
      splits = List.copyOf(splits);
      counts = List.copyOf(counts);
    }
  }

  /// Times move one way while they are measured. A significant one that is too small to matter says
  /// so ([Drift#flagged] is false).
  record Drifting(Side side, Drift drift) implements Flag {}

  /// Times are whole multiples of a tick.
  ///
  /// @param tick the tick, [s]
  /// @param relative the tick as a share of the median time, [1]
  record QuantisedClock(double tick, double relative) implements Flag {}

  /// Samples with a clock well below the usual one of their side.
  ///
  /// @param count how many
  /// @param total number of samples
  /// @param usual median clock, [Hz]
  /// @param lowest lowest clock, [Hz]
  record Throttled(Side side, long count, long total, double usual, double lowest)
      implements Flag {}

  /// Samples more than 3 IQR beyond the quartiles.
  ///
  /// @param below how many are below
  /// @param above how many are above
  /// @param total number of samples
  /// @param farthest the sample that is farthest from the median, [s]
  /// @param median median time, [s]
  record Outliers(Side side, long below, long above, long total, double farthest, double median)
      implements Flag {}

  /// The measurement took as long as it was allowed to, so it may have ended before its criterion
  /// was met; the file does not say.
  ///
  /// @param wall time that the measurement took, [s]
  /// @param limit time limit, [s]
  /// @param samples number of samples; -1 when unknown
  record TimedOut(Side side, double wall, double limit, long samples) implements Flag {}
}
