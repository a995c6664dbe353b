package org.benchlens.compare.decision;

import java.util.List;
import java.util.function.Predicate;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.model.Side;
import org.benchlens.model.State;
import org.benchlens.model.Unit;

/// Whether there is anything to compare; if not the row is `????`. Source: contract, section 3.
record UsableRow(CheckId id, Reason reason, Predicate<Examination> holds, boolean showsCenter)
    implements Check {

  /// The five checks of the section in its order.
  static List<Check> all() {
    return List.of(
        new UsableRow(
            CheckId.NOT_SKIPPED,
            Reason.STATE_SKIPPED,
            row -> bothStates(row, state -> !state.skipped()),
            false),
        new UsableRow(
            CheckId.SUMMARIES_PRESENT,
            Reason.GPU_TIMING_SUMMARIES_MISSING,
            row -> bothStates(row, state -> state.summaries().size() > 0),
            false),
        new UsableRow(
            CheckId.CENTER_PRESENT,
            Reason.TIMING_CENTER_MISSING,
            row -> bothTimes(row, time -> time.center().isPresent()),
            false),
        new UsableRow(
            CheckId.CENTER_FINITE,
            Reason.TIMING_CENTER_NONFINITE,
            row -> bothTimes(row, time -> Double.isFinite(center(time))),
            false),
        new UsableRow(
            CheckId.CENTER_POSITIVE,
            Reason.TIMING_CENTER_NONPOSITIVE,
            row -> bothTimes(row, time -> center(time) > 0),
            true));
  }

  private static boolean bothStates(Examination row, Predicate<State> holds) {
    return holds.test(row.state(Side.REFERENCE)) && holds.test(row.state(Side.COMPARE));
  }

  private static boolean bothTimes(Examination row, Predicate<SideTiming> holds) {
    return holds.test(row.timings().reference()) && holds.test(row.timings().compare());
  }

  private static double center(SideTiming time) {
    return time.center().orElse(Double.NaN);
  }

  @Override
  public List<CheckId> ids() {
    return List.of(id);
  }

  @Override
  public List<Answer> ask(Examination row) {
    boolean usable = holds.test(row);
    Answer answer = showsCenter ? Answer.of(usable, smallestCenter(row)) : Answer.plain(usable);
    return List.of(answer.orElse(new Ruling(Status.UNKNOWN, reason)));
  }

  private static Finding smallestCenter(Examination row) {
    double smallest = Math.min(center(row.timings().reference()), center(row.timings().compare()));
    return Measurement.fixed(smallest, Relation.ABOVE, 0, Unit.SECOND);
  }
}
