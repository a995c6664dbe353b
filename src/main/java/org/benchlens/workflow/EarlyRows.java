package org.benchlens.workflow;

import java.util.List;
import org.benchlens.compare.match.MatchedRow;

/// Told of rows while files are still being read, in table order, from any thread but never from
/// two at once.
///
/// The states of a row, and the order of rows, are final. A row among them may be missing still,
/// and the benchmarks of a row have no states yet.
@FunctionalInterface
public interface EarlyRows {
  /// Nobody is told.
  EarlyRows NONE = rows -> {};

  /// More rows are known.
  void found(List<MatchedRow> rows);
}
