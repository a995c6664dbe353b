package org.benchlens.compare.coverage;

import org.benchlens.compare.Thresholds;
import org.benchlens.model.Side;

/// Symmetric nearest-neighbour coverage of two sample arrays for any thresholds, without the
/// arrays.
///
/// Keeps 8 bytes for each distinct value, 12 where values repeat. Source: contract, section 5.
public final class CoverageProfile {
  private final SideDistances reference;
  private final SideDistances compare;

  private CoverageProfile(SideDistances reference, SideDistances compare) {
    this.reference = reference;
    this.compare = compare;
  }

  /// Measures the distances between two sides.
  public static CoverageProfile of(DistinctValues reference, DistinctValues compare) {
    return of(reference, compare, NeighbourDistances.between(reference, compare));
  }

  /// The same with distances that are measured already.
  public static CoverageProfile of(
      DistinctValues reference, DistinctValues compare, NeighbourDistances distances) {
    return new CoverageProfile(
        side(reference, distances.side(Side.REFERENCE)),
        side(compare, distances.side(Side.COMPARE)));
  }

  private static SideDistances side(DistinctValues values, double[] distances) {
    return new SideDistances(distances, values.counts(), values.total());
  }

  /// The largest distance that counts as covered, `ln(1 + same.center_relative)`, [1].
  public static double tolerance(Thresholds thresholds) {
    return StrictMath.log1p(thresholds.sameCenterRelative());
  }

  /// The coverages at given thresholds. A side without samples has coverages NaN.
  public CoverageResult at(Thresholds thresholds) {
    double tolerance = tolerance(thresholds);
    SideDistances.Shares ref = reference.at(tolerance, thresholds);
    SideDistances.Shares cmp = compare.at(tolerance, thresholds);
    return new CoverageResult(
        ref.sample(), cmp.sample(), ref.support(), cmp.support(), ref.filter(), cmp.filter());
  }

  /// Estimated size in memory, [B].
  public long bytes() {
    return 24 + reference.bytes() + compare.bytes();
  }
}
