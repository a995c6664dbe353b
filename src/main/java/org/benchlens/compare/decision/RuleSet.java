package org.benchlens.compare.decision;

import java.util.List;
import org.benchlens.compare.Rules;

/// The checks of each rule set in the order they are asked. Source: contract, sections 3 to 5.
final class RuleSet {
  private static final List<Check> GAP =
      List.of(
          BothIntervals.forGap(),
          new ClearGap(),
          new GapSamplesUsable(),
          GapInCycles.ofSamples(),
          new ClockPresent(ClockUse.GAP),
          new ClockValid(ClockUse.GAP),
          GapInCycles.ofClock());

  private static final List<Check> BULK =
      List.of(
          SamplesUsable.times(),
          CoverageReached.times(),
          SamplesUsable.cycles(),
          CoverageReached.cycles());

  private static final List<Check> CLOCK =
      List.of(
          new ClockPresent(ClockUse.SAME),
          new ClockValid(ClockUse.SAME),
          CentersClose.inCycles(),
          new IntervalsOverlap(true));

  private static final List<Check> GUIDE =
      join(
          List.of(
              UsableRow.all(),
              GAP,
              BULK,
              List.of(
                  new NoisePresent(),
                  new NoiseCeiling(),
                  BothIntervals.forSame(),
                  CentersClose.inTime(),
                  new IntervalsOverlap(false)),
              CLOCK));

  private static final List<Check> ROBUST =
      join(
          List.of(
              UsableRow.all(),
              GAP,
              List.of(
                  new NoisePresent(),
                  BothIntervals.forSame(),
                  CentersClose.inTime(),
                  new IntervalsOverlap(false)),
              BULK,
              List.of(new NoiseCeiling()),
              CLOCK));

  private RuleSet() {}

  static List<Check> of(Rules rules) {
    return switch (rules) {
      case GUIDE -> GUIDE;
      case ROBUST -> ROBUST;
    };
  }

  private static List<Check> join(List<List<Check>> parts) {
    return parts.stream().flatMap(List::stream).toList();
  }
}
