package org.benchlens.compare.decision;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.compare.gap.GapDirection;
import org.benchlens.compare.gap.IntervalGap;

/// Whether a clear gap in time holds in cycles, in the same direction. Settles every row that has a
/// gap. Source: contract, section 4.
///
/// @param id which cycles
/// @param passedOver why it does not apply to a row
/// @param cycles the cycle intervals of a row to which it applies
/// @param confirmed reason when the gap holds
/// @param notConfirmed reason when it does not
record GapInCycles(
    CheckId id,
    Function<Examination, Optional<PassedOver>> passedOver,
    Function<Examination, IntervalPair> cycles,
    Reason confirmed,
    Reason notConfirmed)
    implements Check {

  /// By the cycles of the samples.
  static GapInCycles ofSamples() {
    return new GapInCycles(
        CheckId.GAP_SAMPLE_CYCLES,
        GapSamplesUsable::passedOverBySamples,
        Examination::sampleCycles,
        Reason.CLEAR_GAP_CONFIRMED_BY_BULK_CYCLES,
        Reason.BULK_CYCLE_GAP_NOT_CONFIRMED);
  }

  /// By the clock rates of the summaries.
  static GapInCycles ofClock() {
    return new GapInCycles(
        CheckId.GAP_CLOCK_CYCLES,
        ClockUse.GAP::passedOver,
        row -> row.clockCycles().orElseThrow(),
        Reason.CLEAR_GAP_CONFIRMED_BY_SUMMARY_CYCLES,
        Reason.SUMMARY_CYCLE_GAP_NOT_CONFIRMED);
  }

  @Override
  public List<CheckId> ids() {
    return List.of(id);
  }

  @Override
  public Optional<PassedOver> passedOver(Examination row) {
    return passedOver.apply(row);
  }

  @Override
  public List<Answer> ask(Examination row) {
    GapDirection direction = row.gap().direction();
    IntervalPair pair = cycles.apply(row);
    IntervalGap gap = IntervalGap.toward(direction, pair.reference(), pair.compare());
    double limit = row.limits().clearGapRelative();
    Finding finding = Measurement.gap(gap.relative(), limit);
    Answer answer =
        gap.clear(limit)
            ? Answer.pass(finding).ruling(new Ruling(status(direction), confirmed))
            : Answer.fail(finding).ruling(Ruling.ambiguous(notConfirmed));
    return List.of(answer);
  }

  private static Status status(GapDirection direction) {
    return switch (direction) {
      case FASTER -> Status.FAST;
      case SLOWER -> Status.SLOW;
    };
  }
}
