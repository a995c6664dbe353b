package org.benchlens.compare.decision;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Reason;

/// Whether both sides have a timing interval. Source: contract, sections 4 and 5.
///
/// @param id for which step
/// @param ruling what a missing interval means; empty when the row may still be decided
record BothIntervals(CheckId id, Optional<Ruling> ruling) implements Check {
  static BothIntervals forGap() {
    return new BothIntervals(CheckId.GAP_INTERVALS, Optional.empty());
  }

  static BothIntervals forSame() {
    return new BothIntervals(
        CheckId.SAME_INTERVALS, Optional.of(Ruling.ambiguous(Reason.MISSING_INTERVAL)));
  }

  @Override
  public List<CheckId> ids() {
    return List.of(id);
  }

  @Override
  public List<Answer> ask(Examination row) {
    Answer answer = Answer.plain(row.intervals().isPresent());
    return List.of(ruling.map(answer::orElse).orElse(answer));
  }
}
