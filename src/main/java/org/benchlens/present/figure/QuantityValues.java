package org.benchlens.present.figure;

import org.benchlens.model.Quantity;
import org.benchlens.model.Side;

/// The values of a quantity on both sides.
///
/// @param quantity which one
/// @param reference values of the reference side
/// @param compare values of the compare side
public record QuantityValues(Quantity quantity, SideValues reference, SideValues compare) {
  /// The values of a side.
  public SideValues side(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }

  /// Whether both sides have values.
  public boolean complete() {
    return reference.usable().isPresent() && compare.usable().isPresent();
  }

  /// Whether a side has values.
  public boolean any() {
    return reference.usable().isPresent() || compare.usable().isPresent();
  }
}
