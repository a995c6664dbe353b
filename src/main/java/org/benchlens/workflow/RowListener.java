package org.benchlens.workflow;

import org.benchlens.compare.decision.Decision;

/// Told of each decision as soon as it is made, from any thread and in any order.
@FunctionalInterface
public interface RowListener {
  /// Nobody is told.
  RowListener NONE = (index, decision) -> {};

  /// A row is decided.
  ///
  /// @param index position of the row
  /// @param decision its decision
  void decided(int index, Decision decision);
}
