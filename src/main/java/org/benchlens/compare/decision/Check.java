package org.benchlens.compare.decision;

import java.util.List;
import java.util.Optional;

/// One question a rule set asks of a row, or four that are asked together. Keeps nothing of a row.
interface Check {
  /// Which checks of the trace it stands for, in their order.
  List<CheckId> ids();

  /// Why the row's data do not call for it; empty when they do.
  default Optional<PassedOver> passedOver(Examination row) {
    return Optional.empty();
  }

  /// The answers, one for each id; at most one of them settles the row.
  List<Answer> ask(Examination row);
}
