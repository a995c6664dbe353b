package org.benchlens.present.figure;

import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.compare.coverage.NeighbourDistances;
import org.benchlens.compare.coverage.RareSupport;
import org.benchlens.model.Side;

/// The distinct values of one side, each with or without a partner on the other.
public final class RugLane {
  private final Side side;
  private final DistinctValues values;
  private final NeighbourDistances distances;
  private final double tolerance;
  private final RareSupport support;

  /// @param side whose values
  /// @param values the values
  /// @param distances to the other side
  /// @param tolerance largest distance that counts as a partner, `ln(1 + same.center_relative)`
  /// @param support which values the filter for rare ones keeps
  public RugLane(
      Side side,
      DistinctValues values,
      NeighbourDistances distances,
      double tolerance,
      RareSupport support) {
    this.side = side;
    this.values = values;
    this.distances = distances;
    this.tolerance = tolerance;
    this.support = support;
  }

  /// Whose values.
  public Side side() {
    return side;
  }

  /// Number of distinct values.
  public int size() {
    return values.size();
  }

  /// The value at position i, ascending.
  public double value(int i) {
    return values.value(i);
  }

  /// Number of its samples.
  public int count(int i) {
    return values.count(i);
  }

  /// Its samples as a share of the side's, 0 to 1.
  public double share(int i) {
    return (double) values.count(i) / values.total();
  }

  /// Distance to the nearest value of the other side, `|ln a - ln b|`.
  public double distance(int i) {
    return distances.of(side, i);
  }

  /// Whether it has a partner.
  public boolean covered(int i) {
    return distances.of(side, i) <= tolerance;
  }

  /// Whether it counts as support.
  public boolean kept(int i) {
    return support.keeps(values.count(i));
  }

  /// Number of values that count as support and have no partner.
  public int uncovered() {
    int found = 0;
    for (int i = 0; i < size(); i++) {
      found += kept(i) && !covered(i) ? 1 : 0;
    }
    return found;
  }

  /// Number of values that the filter for rare ones leaves out.
  public int rare() {
    return size() - support.kept();
  }

  /// The largest share of a value, 0 to 1.
  public double largestShare() {
    int largest = 0;
    for (int i = 0; i < size(); i++) {
      largest = Math.max(largest, count(i));
    }
    return values.total() == 0 ? 0 : (double) largest / values.total();
  }
}
