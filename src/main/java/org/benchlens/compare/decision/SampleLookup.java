package org.benchlens.compare.decision;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.benchlens.compare.Rules;
import org.benchlens.model.SampleArray;
import org.benchlens.model.Side;
import org.jspecify.annotations.Nullable;

/// What one rule set asks of the sample arrays of a row, and which arrays it has asked for. The
/// faults of a decision depend on what this decision asked for only, not on what is known already.
final class SampleLookup {
  private final RowEvidence evidence;
  private final Rules rules;
  private final Set<SampleArray> wantedReference = EnumSet.noneOf(SampleArray.class);
  private final Set<SampleArray> wantedCompare = EnumSet.noneOf(SampleArray.class);
  private @Nullable Boolean allMaterial;
  private @Nullable SamplePath path;

  SampleLookup(RowEvidence evidence, Rules rules) {
    this.evidence = evidence;
    this.rules = rules;
    for (Side side : Side.values()) {
      if (rules == Rules.ROBUST && evidence.rebuilds(side)) {
        wanted(side).add(SampleArray.TIMES);
      }
    }
  }

  /// Whether all four arrays are declared with a count above 0 and their files are there and not
  /// empty. Looks at every declared one, so that the faults name each that is not.
  boolean allMaterial() {
    if (allMaterial == null) {
      boolean all = true;
      for (Side side : Side.values()) {
        for (SampleArray array : SampleArray.values()) {
          all &= material(side, array);
        }
      }
      allMaterial = all;
    }
    return allMaterial;
  }

  private boolean material(Side side, SampleArray array) {
    ArrayEvidence samples = evidence.side(side).array(array);
    if (!declares(side, array) || samples.declaredCount() == 0) {
      return false;
    }
    if (samples.material()) {
      return true;
    }
    // There is nothing to read, but the source knows why.
    wanted(side).add(array);
    samples.fault();
    return false;
  }

  /// How samples take part once there is no clear gap.
  SamplePath path() {
    if (path == null) {
      path =
          switch (rules) {
            case GUIDE -> allMaterial() ? SamplePath.TIMES_AND_CYCLES : SamplePath.NONE;
            case ROBUST -> declaredPath();
          };
    }
    return path;
  }

  private SamplePath declaredPath() {
    if (!declares(SampleArray.TIMES)) {
      return SamplePath.NONE;
    }
    return declares(SampleArray.FREQUENCIES) ? SamplePath.TIMES_AND_CYCLES : SamplePath.TIMES;
  }

  /// Why samples take no part in the decision between SAME and AMBG.
  PassedOver whyNoPath() {
    return switch (rules) {
      case GUIDE -> PassedOver.NO_SAMPLES;
      case ROBUST -> PassedOver.NO_TIMES_DECLARED;
    };
  }

  private boolean declares(SampleArray array) {
    return declares(Side.REFERENCE, array) && declares(Side.COMPARE, array);
  }

  /// Under the robust rules a side whose two declared counts differ declares neither.
  private boolean declares(Side side, SampleArray array) {
    SideEvidence samples = evidence.side(side);
    return samples.array(array).declared() && !(rules == Rules.ROBUST && samples.countsDiffer());
  }

  /// What makes arrays unusable, on either side; reads them. Where frequencies are among them, also
  /// their difference in length from the times.
  List<Finding.SideFault> faults(Set<SampleArray> arrays) {
    List<Finding.SideFault> faults = new ArrayList<>();
    for (Side side : Side.values()) {
      wanted(side).addAll(arrays);
      for (SampleArray array : arrays) {
        evidence.side(side).array(array).fault();
      }
      known(side, arrays, faults);
    }
    return faults;
  }

  /// Faults of all arrays that were asked for, reference first, times first; under the robust rules
  /// also declared counts that differ.
  List<Finding.SideFault> allFaults() {
    List<Finding.SideFault> faults = new ArrayList<>();
    for (Side side : Side.values()) {
      known(side, wanted(side), faults);
      if (rules == Rules.ROBUST) {
        evidence
            .side(side)
            .declaredCountsFault()
            .ifPresent(fault -> faults.add(new Finding.SideFault(side, fault)));
      }
    }
    return faults;
  }

  private void known(Side side, Set<SampleArray> arrays, List<Finding.SideFault> faults) {
    SideEvidence samples = evidence.side(side);
    for (SampleArray array : arrays) {
      samples
          .array(array)
          .knownFault()
          .ifPresent(fault -> faults.add(new Finding.SideFault(side, fault)));
    }
    if (arrays.contains(SampleArray.FREQUENCIES)) {
      samples.lengthsFault().ifPresent(fault -> faults.add(new Finding.SideFault(side, fault)));
    }
  }

  private Set<SampleArray> wanted(Side side) {
    return side == Side.REFERENCE ? wantedReference : wantedCompare;
  }
}
