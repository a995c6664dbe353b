package org.benchlens.compare.decision;

import java.util.Optional;
import org.benchlens.compare.Rules;
import org.benchlens.compare.coverage.CoverageProfile;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.compare.interval.SampleEstimate;
import org.benchlens.compare.interval.Timings;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleSource;
import org.benchlens.model.Side;
import org.benchlens.model.State;
import org.jspecify.annotations.Nullable;

/// All that decisions about one row are made from, gathered as rules ask for it.
///
/// A sample array is read at most once, when a rule first needs it, and let go of as soon as what
/// any rule can ask of it has been worked out; those numbers are kept, so that other thresholds
/// decide without reading. To be used by one thread at a time; another thread sees everything after
/// an ordinary handover (a future, a queue, a lock).
public final class RowEvidence {
  private final SideEvidence reference;
  private final SideEvidence compare;
  private @Nullable Timings summaryTimings;
  private @Nullable Timings robustTimings;
  private @Nullable CoverageProfile timeProfile;
  private @Nullable CycleEvidence cycles;

  private RowEvidence(SideEvidence reference, SideEvidence compare) {
    this.reference = reference;
    this.compare = compare;
  }

  /// The evidence of a pair of states; reads nothing yet.
  public static RowEvidence of(
      State reference, State compare, SampleSource referenceSamples, SampleSource compareSamples) {
    return new RowEvidence(
        new SideEvidence(reference, referenceSamples), new SideEvidence(compare, compareSamples));
  }

  /// Works out all that the arrays read so far can say and lets go of their values, but for those
  /// that an array not read yet may still need. Reads nothing. Worth its time when the evidence is
  /// to be kept for other thresholds.
  public void settle() {
    for (Side side : Side.values()) {
      SideEvidence evidence = side(side);
      if (evidence.array(SampleArray.TIMES).held() && !evidence.estimateDone()) {
        evidence.estimate();
      }
    }
    if (usable(SampleArray.TIMES)) {
      timeProfile();
    }
    if (usable(SampleArray.TIMES) && usable(SampleArray.FREQUENCIES) && !noCycles()) {
      cycles();
    }
    release();
  }

  /// Estimated size in memory of what is kept beside the two states, [B].
  public long bytes() {
    long bytes = 512;
    for (Side side : Side.values()) {
      for (SampleArray array : SampleArray.values()) {
        bytes += side(side).array(array).bytes();
      }
    }
    bytes += timeProfile == null ? 0 : timeProfile.bytes();
    bytes += cycles == null ? 0 : 96 + cycles.profile().bytes();
    return bytes;
  }

  SideEvidence side(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }

  /// The times of both sides by a rule set. Source: contract, section 2.
  Timings timings(Rules rules) {
    return switch (rules) {
      case GUIDE -> {
        if (summaryTimings == null) {
          summaryTimings =
              Timings.fromSummaries(reference.state().timing(), compare.state().timing());
        }
        yield summaryTimings;
      }
      case ROBUST -> {
        if (robustTimings == null) {
          robustTimings = rebuild();
        }
        yield robustTimings;
      }
    };
  }

  private Timings rebuild() {
    boolean fromReference = rebuilds(Side.REFERENCE);
    boolean fromCompare = rebuilds(Side.COMPARE);
    if (!fromReference && !fromCompare) {
      return timings(Rules.GUIDE);
    }
    Optional<SampleEstimate> ref = fromReference ? reference.estimate() : Optional.empty();
    Optional<SampleEstimate> cmp = fromCompare ? compare.estimate() : Optional.empty();
    release();
    return Timings.of(reference.state().timing(), compare.state().timing(), ref, cmp);
  }

  /// Whether the robust rules ask for the sample times of a side in place of its order statistics.
  /// They are of use only when the other side has order statistics too, stated or rebuilt; so the
  /// compare side is not asked when the reference side turns out to have none.
  boolean rebuilds(Side side) {
    SideEvidence mine = side(side);
    SideEvidence other = side(side.other());
    if (mine.orderStatistics() || !mayRebuild(mine)) {
      return false;
    }
    if (other.orderStatistics()) {
      return true;
    }
    return mayRebuild(other)
        && (side == Side.REFERENCE || other.array(SampleArray.TIMES).fault().isEmpty());
  }

  private static boolean mayRebuild(SideEvidence side) {
    return side.array(SampleArray.TIMES).declared() && !side.countsDiffer();
  }

  /// Coverage of the sample times; both arrays must be usable.
  CoverageProfile timeProfile() {
    if (timeProfile == null) {
      timeProfile = CoverageProfile.of(reference.distinctTimes(), compare.distinctTimes());
      release();
    }
    return timeProfile;
  }

  /// Intervals and coverage of the sample cycles; all arrays must be usable, of one length a side.
  CycleEvidence cycles() {
    if (cycles == null) {
      DistinctValues ref = reference.distinctCycles();
      DistinctValues cmp = compare.distinctCycles();
      IntervalPair intervals =
          new IntervalPair(SampleEstimate.of(ref).interval(), SampleEstimate.of(cmp).interval());
      cycles = new CycleEvidence(intervals, CoverageProfile.of(ref, cmp));
      release();
    }
    return cycles;
  }

  private void release() {
    boolean cyclesDone = cycles != null || noCycles();
    boolean timesDone = timeProfile != null || faulty(SampleArray.TIMES);
    for (Side side : Side.values()) {
      SideEvidence evidence = side(side);
      if (cyclesDone) {
        evidence.array(SampleArray.FREQUENCIES).release();
      }
      if (cyclesDone && timesDone && evidence.estimateDone()) {
        evidence.array(SampleArray.TIMES).release();
      }
    }
  }

  private boolean noCycles() {
    return reference.noCycles() || compare.noCycles();
  }

  private boolean usable(SampleArray array) {
    return reference.array(array).usable() && compare.array(array).usable();
  }

  private boolean faulty(SampleArray array) {
    return reference.array(array).knownFault().isPresent()
        || compare.array(array).knownFault().isPresent();
  }
}
