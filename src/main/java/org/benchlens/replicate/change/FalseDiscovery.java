package org.benchlens.replicate.change;

import java.util.Arrays;
import java.util.Comparator;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.ConditionId;
import org.benchlens.replicate.Relation;

/// The adjustment of p-values for the number of comparisons, by Benjamini and Hochberg (contract,
/// 3.9 and section 7, 7).
public final class FalseDiscovery {
  private FalseDiscovery() {}

  /// Adjusted p-values in the order of the given ones: the smallest p(s) M / s over all s at or
  /// behind the rank, at most 1. M is the number of p-values.
  public static double[] adjust(double... pValues) {
    int family = pValues.length;
    Integer[] order = new Integer[family];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, Comparator.comparingDouble(i -> pValues[i]));
    double[] adjusted = new double[family];
    double smallest = 1;
    for (int rank = family; rank >= 1; rank--) {
      smallest = Math.min(smallest, pValues[order[rank - 1]] * family / rank);
      adjusted[order[rank - 1]] = smallest;
    }
    return adjusted;
  }

  /// Whether one paired change alone could pass: its p is at least 2^(1-n), adjusted M 2^(1-n).
  ///
  /// @param pairs number of pairs n
  /// @param family number of comparisons M
  public static Condition loneChange(int pairs, int family) {
    double smallest = Math.min(1, family * Math.scalb(1.0, 1 - pairs));
    return Condition.of(ConditionId.LONE_CHANGE, smallest, Relation.BELOW, Ruling.SIGNIFICANCE);
  }
}
