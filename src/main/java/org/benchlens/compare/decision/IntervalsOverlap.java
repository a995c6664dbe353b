package org.benchlens.compare.decision;

import java.util.List;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.gap.Overlap;

/// Whether two intervals overlap enough, in time or in cycles by the clock rates; the latter is the
/// last condition of SAME. Source: contract, section 5.
///
/// @param inCycles whether it is about the cycle intervals
record IntervalsOverlap(boolean inCycles) implements Check {
  @Override
  public List<CheckId> ids() {
    return List.of(inCycles ? CheckId.CLOCK_INTERVAL_OVERLAP : CheckId.INTERVAL_OVERLAP);
  }

  @Override
  public List<Answer> ask(Examination row) {
    IntervalPair pair = (inCycles ? row.clockCycles() : row.intervals()).orElseThrow();
    double fraction = Overlap.fraction(pair.reference(), pair.compare());
    double limit = row.limits().sameOverlapFraction();
    Finding finding = Measurement.atLeast(fraction, limit, Threshold.SAME_OVERLAP_FRACTION);
    Answer answer = Answer.of(fraction >= limit, finding);
    return List.of(inCycles ? answer.ruling(lastWord(row, answer)) : weak(answer));
  }

  private static Answer weak(Answer answer) {
    return answer.orElse(Ruling.ambiguous(Reason.WEAK_INTERVAL_OVERLAP));
  }

  private static Ruling lastWord(Examination row, Answer answer) {
    if (answer.outcome() == Outcome.FAIL) {
      return Ruling.ambiguous(Reason.CYCLE_SAME_NOT_CONFIRMED);
    }
    return Ruling.same(
        row.lookup().path() == SamplePath.TIMES
            ? Reason.BULK_TIME_SAME_CONFIRMED_BY_SUMMARY_CYCLES
            : Reason.SAME_CONFIRMED_BY_CYCLES);
  }
}
