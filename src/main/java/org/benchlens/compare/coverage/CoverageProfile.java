package org.benchlens.compare.coverage;

import java.util.stream.DoubleStream;
import java.util.stream.Stream;
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
        ref.sample(),
        cmp.sample(),
        ref.support(),
        cmp.support(),
        ref.filter(),
        cmp.filter(),
        reference.distinct(),
        compare.distinct());
  }

  /// Both coverages of a side by tolerance.
  ///
  /// @param thresholds their filter for rare values holds
  public CoverageSteps.Both steps(Side side, Thresholds thresholds) {
    return side(side).steps(thresholds);
  }

  private SideDistances side(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }

  /// The smallest `same.center_relative` at which all four coverages reach their limits, [1], >= 0;
  /// infinite when none does. Every larger value reaches them too.
  ///
  /// @param thresholds the other limits; their `same.center_relative` has no effect
  public double smallestCenterRelative(Thresholds thresholds) {
    return SmallestTolerance.of(reference, compare, thresholds);
  }

  /// The values of `bulk.rare_support.sample_fraction` around which a support coverage passes its
  /// limit or falls short of it: each is the last double of a stretch over which none of them
  /// changes sides. In no order.
  public DoubleStream rareFractionSteps(Thresholds thresholds) {
    return rareSteps(thresholds)
        .flatMapToDouble(
            steps ->
                steps.fractions(thresholds.rareMaxRemoved(), thresholds.bulkSupportCoverage()));
  }

  /// The same for `bulk.rare_support.max_removed_sample_fraction`.
  public DoubleStream rareRemovedSteps(Thresholds thresholds) {
    return rareSteps(thresholds)
        .flatMapToDouble(steps -> steps.removed(thresholds.rareSampleFraction()));
  }

  private Stream<RareSteps> rareSteps(Thresholds thresholds) {
    double tolerance = tolerance(thresholds);
    return Stream.of(reference, compare).flatMap(side -> side.rareSteps(tolerance).stream());
  }

  /// Estimated size in memory, [B].
  public long bytes() {
    return 24 + reference.bytes() + compare.bytes();
  }
}
