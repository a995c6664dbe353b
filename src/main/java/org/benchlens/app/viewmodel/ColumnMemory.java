package org.benchlens.app.viewmodel;

import java.util.Optional;

/// Remembers how the table was set up, for each pair of inputs: filter, order, groups, columns.
public interface ColumnMemory {
  /// What was kept for a pair; empty when nothing was.
  ///
  /// @param pair names both inputs
  Optional<TableSetup> recall(String pair);

  /// Keeps a setup in place of what was kept for the pair.
  void keep(String pair, TableSetup setup);
}
