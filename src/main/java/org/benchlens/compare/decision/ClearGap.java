package org.benchlens.compare.decision;

import java.util.List;
import java.util.Optional;

/// Whether the timing intervals lie apart by the limit, so that FAST or SLOW is possible. Never
/// settles a row. Source: contract, section 4.
record ClearGap() implements Check {
  @Override
  public List<CheckId> ids() {
    return List.of(CheckId.CLEAR_GAP);
  }

  @Override
  public Optional<PassedOver> passedOver(Examination row) {
    return row.intervals().isPresent() ? Optional.empty() : Optional.of(PassedOver.NO_INTERVAL);
  }

  @Override
  public List<Answer> ask(Examination row) {
    double limit = row.limits().clearGapRelative();
    Finding finding = Measurement.gap(row.gap().relative(), limit);
    return List.of(Answer.of(row.clearGap(), finding));
  }
}
