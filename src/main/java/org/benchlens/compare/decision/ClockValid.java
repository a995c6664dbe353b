package org.benchlens.compare.decision;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Reason;

/// Whether both clock rates are positive and finite and turn the timing intervals into cycle
/// intervals. Source: contract, sections 4 and 5.
record ClockValid(ClockUse use) implements Check {
  @Override
  public List<CheckId> ids() {
    return List.of(use.valid());
  }

  @Override
  public Optional<PassedOver> passedOver(Examination row) {
    return use.passedOver(row);
  }

  @Override
  public List<Answer> ask(Examination row) {
    return List.of(
        Answer.plain(row.clockCycles().isPresent())
            .orElse(Ruling.ambiguous(Reason.INVALID_CLOCK_RATE)));
  }
}
