package org.benchlens.compare.decision;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Reason;
import org.benchlens.model.SampleArray;

/// Whether sample times, or the frequencies that make them cycles, can be used on both sides.
/// Source: contract, section 5.
///
/// @param id which of the two
/// @param array the array it reads
/// @param reason what it means when one cannot
record SamplesUsable(CheckId id, SampleArray array, Reason reason) implements Check {
  static SamplesUsable times() {
    return new SamplesUsable(
        CheckId.TIMES_USABLE, SampleArray.TIMES, Reason.BULK_TIME_DATA_UNUSABLE);
  }

  /// Asked once the times are known to be usable.
  static SamplesUsable cycles() {
    return new SamplesUsable(
        CheckId.CYCLES_USABLE, SampleArray.FREQUENCIES, Reason.BULK_CYCLE_DATA_UNUSABLE);
  }

  @Override
  public List<CheckId> ids() {
    return List.of(id);
  }

  @Override
  public Optional<PassedOver> passedOver(Examination row) {
    return passedOver(row, array);
  }

  /// Why an array takes no part in the decision between SAME and AMBG.
  static Optional<PassedOver> passedOver(Examination row, SampleArray array) {
    return switch (row.lookup().path()) {
      case NONE -> Optional.of(row.lookup().whyNoPath());
      case TIMES ->
          array == SampleArray.FREQUENCIES
              ? Optional.of(PassedOver.NO_FREQUENCIES_DECLARED)
              : Optional.empty();
      case TIMES_AND_CYCLES -> Optional.empty();
    };
  }

  @Override
  public List<Answer> ask(Examination row) {
    List<Finding.SideFault> faults = row.lookup().faults(EnumSet.of(array));
    Answer answer =
        faults.isEmpty()
            ? Answer.pass(row.sampleCounts())
            : Answer.fail(new Finding.Faulty(faults)).ruling(Ruling.ambiguous(reason));
    return List.of(answer);
  }
}
