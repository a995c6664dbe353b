package org.benchlens.compare.match;

import java.util.ArrayList;
import java.util.List;

/// Lists what of one file found no partner (contract, section 1): a whole benchmark, a whole device
/// section, or single states. An entry covers everything below it.
final class Leftovers {
  private final List<OneSided> entries = new ArrayList<>();

  private Leftovers() {}

  /// The entries of one side, in file order.
  static List<OneSided> of(List<Party> parties) {
    Leftovers leftovers = new Leftovers();
    parties.forEach(leftovers::add);
    return leftovers.entries;
  }

  private void add(Party party) {
    if (party.partner == null && !party.anyPaired()) {
      if (party.wanted()) {
        String name = party.benchmark.name();
        entries.add(new OneSided(OneSided.Kind.BENCHMARK, party.side, name, name, List.of()));
      }
      return;
    }
    for (Slot slot : party.slots) {
      if (lacksDevice(slot)) {
        addDevice(slot);
      } else {
        slot.candidates.stream().filter(Candidate::single).forEach(this::addState);
      }
    }
    party.strays.forEach(this::addState);
  }

  private static boolean lacksDevice(Slot slot) {
    return slot.party.partner != null
        && slot.party.counterpart(slot).isEmpty()
        && !slot.anyPaired();
  }

  private void addDevice(Slot slot) {
    boolean hiddenByFilters = slot.populated && slot.candidates.isEmpty();
    if (!hiddenByFilters) {
      Party party = slot.party;
      entries.add(
          new OneSided(
              OneSided.Kind.DEVICE,
              party.side,
              slot.deviceName(),
              party.benchmark.name(),
              List.of()));
    }
  }

  private void addState(Candidate candidate) {
    Party party = candidate.slot.party;
    entries.add(
        new OneSided(
            OneSided.Kind.STATE,
            party.side,
            candidate.key.name(),
            party.benchmark.name(),
            candidate.state.axisValues()));
  }
}
