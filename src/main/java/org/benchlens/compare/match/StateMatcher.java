package org.benchlens.compare.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Side;

/// Decides which state is compared with which (contract, section 1).
///
/// Benchmarks of one name pair by occurrence, their devices by position, the states of a device
/// pair by key and occurrence. What is then left of benchmarks of one name pairs across them, at
/// equal device positions: NVBench writes one benchmark for each `-b`, so one run may hold in three
/// benchmarks what the other holds in one. Cost is linear in the number of states.
public final class StateMatcher {
  private StateMatcher() {}

  /// Pairs the states of two files.
  ///
  /// @param input index of the pair among the inputs, from 0
  /// @param pair the two files
  /// @param selection what is wanted of them
  /// @return the pairing; each wanted state is in exactly one row (one per listed device that
  ///     repeats) or covered by exactly one one-sided entry
  /// @throws PairingException when the device lists of the selection do not fit the files. A
  ///     difference of the devices themselves is no reason: ask [DeviceDifferences]
  public static Matching match(int input, InputPair pair, Selection selection)
      throws PairingException {
    DevicePositions positions = new DevicePositions(pair, selection);
    StateFilter filter = new StateFilter(selection);
    List<Party> references = parties(Side.REFERENCE, pair, positions, filter);
    List<Party> compares = parties(Side.COMPARE, pair, positions, filter);
    Map<String, List<Party>> referencesByName = byName(references);
    byName(compares)
        .forEach((name, some) -> pairUp(referencesByName.getOrDefault(name, List.of()), some));
    Layout layout = new Layout(input, pair);
    compares.forEach(layout::add);
    List<OneSided> oneSided = new ArrayList<>(Leftovers.of(references));
    oneSided.addAll(Leftovers.of(compares));
    return new Matching(
        layout.benchmarks(),
        layout.rows(),
        oneSided,
        UnlistedDevices.problems(pair, references, compares));
  }

  private static List<Party> parties(
      Side side, InputPair pair, DevicePositions positions, StateFilter filter) {
    List<Party> parties = new ArrayList<>();
    for (Benchmark benchmark : pair.of(side).benchmarks()) {
      if (filter.passes(benchmark)) {
        parties.add(new Party(side, benchmark, positions, filter));
      }
    }
    return parties;
  }

  private static Map<String, List<Party>> byName(List<Party> parties) {
    Map<String, List<Party>> byName = new LinkedHashMap<>();
    for (Party party : parties) {
      byName.computeIfAbsent(party.benchmark.name(), name -> new ArrayList<>()).add(party);
    }
    return byName;
  }

  private static void pairUp(List<Party> references, List<Party> compares) {
    int common = Math.min(references.size(), compares.size());
    for (int i = 0; i < common; i++) {
      references.get(i).pairWith(compares.get(i));
      pairStates(List.of(references.get(i)), List.of(compares.get(i)));
    }
    if (common > 0 && Math.max(references.size(), compares.size()) > 1) {
      pairStates(references, compares);
    }
  }

  /// Pairs what is still single, by device position, key and occurrence, in file order.
  private static void pairStates(List<Party> references, List<Party> compares) {
    Map<Integer, Waiting> waiting = new HashMap<>();
    for (Party party : references) {
      for (Slot slot : party.slots) {
        Waiting here = waiting.computeIfAbsent(slot.position, position -> new Waiting());
        slot.candidates.stream().filter(Candidate::single).forEach(here::add);
      }
    }
    for (Party party : compares) {
      for (Slot slot : party.slots) {
        Waiting here = waiting.get(slot.position);
        if (here != null) {
          pairSlot(here, slot);
        }
      }
    }
  }

  private static void pairSlot(Waiting waiting, Slot slot) {
    for (Candidate candidate : slot.candidates) {
      if (candidate.single()) {
        waiting.take(candidate.key).ifPresent(candidate::pairWith);
      }
    }
  }
}
