package org.benchlens.compare.decision;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Reason;
import org.benchlens.model.SampleArray;

/// Whether the samples that are there can confirm a clear gap. Source: contract, section 4.
record GapSamplesUsable() implements Check {
  @Override
  public List<CheckId> ids() {
    return List.of(CheckId.GAP_SAMPLES_USABLE);
  }

  @Override
  public Optional<PassedOver> passedOver(Examination row) {
    return passedOverBySamples(row);
  }

  /// Why samples do not confirm the gap of a row.
  static Optional<PassedOver> passedOverBySamples(Examination row) {
    if (!row.clearGap()) {
      return Optional.of(PassedOver.NO_GAP);
    }
    return row.lookup().allMaterial() ? Optional.empty() : Optional.of(PassedOver.NO_SAMPLES);
  }

  @Override
  public List<Answer> ask(Examination row) {
    List<Finding.SideFault> faults = row.lookup().faults(EnumSet.allOf(SampleArray.class));
    Answer answer =
        faults.isEmpty()
            ? Answer.pass(row.sampleCounts())
            : Answer.fail(new Finding.Faulty(faults))
                .ruling(Ruling.ambiguous(Reason.BULK_CYCLE_DATA_UNUSABLE));
    return List.of(answer);
  }
}
