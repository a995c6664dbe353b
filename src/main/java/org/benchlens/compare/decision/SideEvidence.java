package org.benchlens.compare.decision;

import java.util.Optional;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.compare.interval.SampleEstimate;
import org.benchlens.compare.interval.Timings;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleSource;
import org.benchlens.model.Samples;
import org.benchlens.model.State;
import org.jspecify.annotations.Nullable;

/// One state of a row with its two sample arrays and what has been worked out from its times.
final class SideEvidence {
  private final State state;
  private final boolean orderStatistics;
  private final ArrayEvidence times;
  private final ArrayEvidence frequencies;
  private @Nullable SampleEstimate estimate;

  SideEvidence(State state, SampleSource source) {
    this.state = state;
    this.orderStatistics = Timings.hasOrderStatistics(state.timing());
    this.times = new ArrayEvidence(SampleArray.TIMES, state.times(), source);
    this.frequencies = new ArrayEvidence(SampleArray.FREQUENCIES, state.frequencies(), source);
  }

  State state() {
    return state;
  }

  ArrayEvidence array(SampleArray array) {
    return switch (array) {
      case TIMES -> times;
      case FREQUENCIES -> frequencies;
    };
  }

  /// Whether the summaries state the order statistics, so that samples need not.
  boolean orderStatistics() {
    return orderStatistics;
  }

  /// Whether both arrays are declared, with different counts.
  boolean countsDiffer() {
    return times.declared()
        && frequencies.declared()
        && times.declaredCount() != frequencies.declaredCount();
  }

  /// Two declared counts that differ; nothing when they agree or an array is not declared.
  Optional<SampleFault> declaredCountsFault() {
    return countsDiffer()
        ? Optional.of(lengthsFault(times.declaredCount(), frequencies.declaredCount()))
        : Optional.empty();
  }

  /// Two usable arrays of different length; nothing when an array has not been read or is faulty.
  Optional<SampleFault> lengthsFault() {
    return lengthsDiffer()
        ? Optional.of(lengthsFault(times.size(), frequencies.size()))
        : Optional.empty();
  }

  private boolean lengthsDiffer() {
    return times.usable() && frequencies.usable() && times.size() != frequencies.size();
  }

  private SampleFault lengthsFault(long time, long frequency) {
    return new SampleFault(
        SampleFault.Kind.LENGTHS_DIFFER,
        SampleArray.FREQUENCIES,
        frequencies.filename(),
        time,
        frequency);
  }

  /// The interval and dispersion of the sample times; reads them; nothing when they are unusable.
  Optional<SampleEstimate> estimate() {
    if (estimate == null && times.fault().isEmpty()) {
      estimate = SampleEstimate.of(DistinctValues.of(times.samples()));
    }
    return Optional.ofNullable(estimate);
  }

  /// Whether nobody can ask for [#estimate] any more, or it is there.
  boolean estimateDone() {
    return orderStatistics || estimate != null;
  }

  /// The distinct sample times, of usable times. Keeps the estimate that they give on the way.
  DistinctValues distinctTimes() {
    DistinctValues distinct = DistinctValues.of(times.samples());
    if (!estimateDone()) {
      estimate = SampleEstimate.of(distinct);
    }
    return distinct;
  }

  /// The distinct cycle counts, of usable arrays of one length.
  DistinctValues distinctCycles() {
    Samples time = times.samples();
    Samples frequency = frequencies.samples();
    double[] cycles = new double[time.size()];
    for (int i = 0; i < cycles.length; i++) {
      cycles[i] = (double) time.at(i) * (double) frequency.at(i);
    }
    return DistinctValues.takeOver(cycles);
  }

  /// Whether something makes cycles impossible.
  boolean noCycles() {
    return times.knownFault().isPresent()
        || frequencies.knownFault().isPresent()
        || lengthsDiffer();
  }
}
