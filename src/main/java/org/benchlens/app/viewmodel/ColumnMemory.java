package org.benchlens.app.viewmodel;

import java.util.Optional;

/// Remembers how the table was set up, for each pair of inputs: filter, order, groups, columns.
public interface ColumnMemory {
  /// What was kept for a pair; empty when nothing was.
  ///
  /// @param reference absolute path of the reference input
  /// @param compare absolute path of the compared input
  Optional<TableSetup> recall(String reference, String compare);

  /// Keeps a setup in place of what was kept for the pair.
  void keep(String reference, String compare, TableSetup setup);
}
