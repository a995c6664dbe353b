package org.benchlens.compare.decision;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Reason;
import org.benchlens.model.Side;

/// Whether both sides have a clock rate. Without one a gap is ambiguous, while sides that are the
/// same in time stay the same. Source: contract, sections 4 and 5.
record ClockPresent(ClockUse use) implements Check {
  @Override
  public List<CheckId> ids() {
    return List.of(use.present());
  }

  @Override
  public Optional<PassedOver> passedOver(Examination row) {
    return use.passedOver(row);
  }

  @Override
  public List<Answer> ask(Examination row) {
    if (row.clock(Side.REFERENCE).isPresent() && row.clock(Side.COMPARE).isPresent()) {
      return List.of(Answer.plain(true));
    }
    Answer answer =
        switch (use) {
          case GAP -> Answer.plain(false).ruling(Ruling.ambiguous(Reason.MISSING_CLOCK_RATE));
          // There are no cycles to hold the row against, so this is no failure.
          case SAME -> Answer.passedOver(PassedOver.NO_CLOCK_RATE).ruling(Ruling.same(same(row)));
        };
    return List.of(answer);
  }

  private static Reason same(Examination row) {
    return row.lookup().path() == SamplePath.TIMES
        ? Reason.BULK_TIME_SAME_WITHOUT_CYCLES
        : Reason.SAME_WITHOUT_CLOCK_RATE;
  }
}
