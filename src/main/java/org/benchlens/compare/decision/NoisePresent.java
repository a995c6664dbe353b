package org.benchlens.compare.decision;

import java.util.List;
import org.benchlens.compare.Reason;
import org.benchlens.compare.interval.SideTiming;

/// Whether both relative dispersions are there, finite and >= 0. Source: contract, section 5.
record NoisePresent() implements Check {
  @Override
  public List<CheckId> ids() {
    return List.of(CheckId.NOISE_PRESENT);
  }

  @Override
  public List<Answer> ask(Examination row) {
    boolean usable = usable(row.timings().reference()) && usable(row.timings().compare());
    return List.of(Answer.plain(usable).orElse(Ruling.ambiguous(Reason.NOISE_UNAVAILABLE)));
  }

  private static boolean usable(SideTiming time) {
    double noise = time.noise().orElse(Double.NaN);
    return noise >= 0 && noise < Double.POSITIVE_INFINITY;
  }
}
