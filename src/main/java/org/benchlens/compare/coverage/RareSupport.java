package org.benchlens.compare.coverage;

import org.benchlens.compare.Thresholds;
import org.jspecify.annotations.Nullable;

/// Which distinct values of one side count as support: all of them, unless the filter for rare
/// values is on. Source: contract, section 5.
///
/// @param filter whether the filter is on, or why it is off
/// @param minimumCount number of samples below which a value is rare,
///     `max(2, ceil(sample_fraction * total))`; it only has an effect when the filter is on
/// @param kept number of distinct values that count as support
public record RareSupport(RareFilter filter, long minimumCount, int kept) {

  /// Applies the filter to one side.
  public static RareSupport of(DistinctValues values, Thresholds thresholds) {
    return of(values.counts(), values.size(), values.total(), thresholds);
  }

  static RareSupport of(int @Nullable [] counts, int size, long total, Thresholds thresholds) {
    double fraction = thresholds.rareSampleFraction();
    double most = thresholds.rareMaxRemoved();
    long minimum = Math.max(2, (long) Math.ceil(fraction * total));
    if (fraction <= 0 || most <= 0) {
      return new RareSupport(RareFilter.DISABLED, minimum, size);
    }
    if (counts == null) {
      return new RareSupport(RareFilter.ALL_VALUES_UNIQUE, minimum, size);
    }
    int kept = 0;
    long keptSamples = 0;
    for (int count : counts) {
      if (count >= minimum) {
        kept++;
        keptSamples += count;
      }
    }
    RareFilter filter = filter(kept, size, (double) (total - keptSamples) / total, most);
    return new RareSupport(filter, minimum, filter == RareFilter.FILTERED ? kept : size);
  }

  /// What the filter does when both of its thresholds are above 0 and values repeat.
  ///
  /// @param kept number of distinct values that are not rare
  /// @param size number of distinct values
  /// @param removedShare samples of rare values / samples
  /// @param most largest share that may be removed
  static RareFilter filter(int kept, int size, double removedShare, double most) {
    if (kept == size) {
      return RareFilter.NO_RARE_VALUES;
    }
    if (kept == 0) {
      return RareFilter.WOULD_REMOVE_ALL_SUPPORT;
    }
    return removedShare > most ? RareFilter.WOULD_REMOVE_TOO_MUCH_MASS : RareFilter.FILTERED;
  }

  /// Whether a value with so many samples counts as support.
  public boolean keeps(int count) {
    return filter != RareFilter.FILTERED || count >= minimumCount;
  }
}
