package org.benchlens.compare.decision;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Threshold;

/// Whether the larger dispersion, which must be usable, is within the ceiling. Source: contract,
/// section 5; the robust rules do not ask where samples decide.
record NoiseCeiling() implements Check {
  @Override
  public List<CheckId> ids() {
    return List.of(CheckId.NOISE_CEILING);
  }

  @Override
  public Optional<PassedOver> passedOver(Examination row) {
    return row.lookup().path() == SamplePath.NONE
        ? Optional.empty()
        : Optional.of(PassedOver.SAMPLES_DECIDE);
  }

  @Override
  public List<Answer> ask(Examination row) {
    double larger =
        Math.max(
            row.timings().reference().noise().orElseThrow(),
            row.timings().compare().noise().orElseThrow());
    double ceiling = row.limits().sameDispersionCeiling();
    Finding finding = Measurement.atMost(larger, ceiling, Threshold.SAME_DISPERSION_CEILING);
    return List.of(
        Answer.of(larger <= ceiling, finding).orElse(Ruling.ambiguous(Reason.NOISE_TOO_HIGH)));
  }
}
