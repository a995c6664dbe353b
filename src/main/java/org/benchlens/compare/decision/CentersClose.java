package org.benchlens.compare.decision;

import java.util.List;
import java.util.function.Function;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.gap.RelativeDifference;

/// Whether the centers of two intervals are close, in time or in cycles by the clock rates. Source:
/// contract, section 5.
///
/// @param id in which unit
/// @param intervals the intervals of a row that has got so far
/// @param reason what it means when they are not
record CentersClose(CheckId id, Function<Examination, IntervalPair> intervals, Reason reason)
    implements Check {
  static CentersClose inTime() {
    return new CentersClose(
        CheckId.CENTERS_CLOSE, row -> row.intervals().orElseThrow(), Reason.CENTERS_NOT_CLOSE);
  }

  static CentersClose inCycles() {
    return new CentersClose(
        CheckId.CLOCK_CENTERS_CLOSE,
        row -> row.clockCycles().orElseThrow(),
        Reason.CYCLE_SAME_NOT_CONFIRMED);
  }

  @Override
  public List<CheckId> ids() {
    return List.of(id);
  }

  @Override
  public List<Answer> ask(Examination row) {
    IntervalPair pair = intervals.apply(row);
    double difference =
        Math.abs(RelativeDifference.of(pair.reference().center(), pair.compare().center()));
    double limit = row.limits().sameCenterRelative();
    Finding finding = Measurement.atMost(difference, limit, Threshold.SAME_CENTER_RELATIVE);
    return List.of(Answer.of(difference <= limit, finding).orElse(Ruling.ambiguous(reason)));
  }
}
