package org.benchlens.compare.coverage;

import org.benchlens.model.Side;

/// The four coverages of two sample arrays at given thresholds, each a ratio from 0 to 1.
///
/// @param referenceSample share of reference samples with a near compare value
/// @param compareSample share of compare samples with a near reference value
/// @param referenceSupport share of effective distinct reference values with a near compare value
/// @param compareSupport share of effective distinct compare values with a near reference value
/// @param referenceFilter what the filter for rare values did on the reference side
/// @param compareFilter what it did on the compare side
/// @param referenceDistinct number of distinct reference values, >= 0
/// @param compareDistinct number of distinct compare values, >= 0
public record CoverageResult(
    double referenceSample,
    double compareSample,
    double referenceSupport,
    double compareSupport,
    RareFilter referenceFilter,
    RareFilter compareFilter,
    int referenceDistinct,
    int compareDistinct) {
  /// The number of distinct values of a side.
  public int distinct(Side side) {
    return side == Side.REFERENCE ? referenceDistinct : compareDistinct;
  }
}
