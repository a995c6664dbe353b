package org.benchlens.compare.match;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Side;
import org.benchlens.model.State;
import org.jspecify.annotations.Nullable;

/// A wanted benchmark of one file with its wanted states, while partners are sought.
final class Party {
  final Side side;
  final Benchmark benchmark;
  final List<Slot> slots = new ArrayList<>();

  /// Wanted states on a device that the benchmark does not list; they have no partner.
  final List<Candidate> strays = new ArrayList<>();

  /// The benchmark of the other file with the same name and occurrence.
  @Nullable Party partner;

  Party(Side side, Benchmark benchmark, DevicePositions positions, StateFilter filter) {
    this.side = side;
    this.benchmark = benchmark;
    Map<Long, List<Slot>> byDevice = new HashMap<>();
    if (benchmark.devices().isEmpty()) {
      slots.add(new Slot(this, Slot.NO_DEVICE, OptionalLong.empty()));
    } else {
      place(positions.of(side, benchmark), byDevice);
    }
    addStates(byDevice, positions, filter);
  }

  private void addStates(
      Map<Long, List<Slot>> byDevice, DevicePositions positions, StateFilter filter) {
    for (State state : benchmark.states()) {
      boolean wanted = filter.passes(benchmark, state);
      List<Slot> homes = homes(state, byDevice);
      StateKey key = wanted ? StateKey.of(state) : null;
      for (Slot home : homes) {
        home.populated = true;
        if (key != null) {
          home.candidates.add(new Candidate(home, state, key));
        }
      }
      if (key != null && stray(state) && positions.wants(side, state.device())) {
        Slot nowhere = new Slot(this, Slot.NO_DEVICE, state.device());
        strays.add(new Candidate(nowhere, state, key));
      }
    }
  }

  /// Makes this and the other the same benchmark.
  void pairWith(Party other) {
    partner = other;
    other.partner = this;
  }

  private void place(List<Long> ids, Map<Long, List<Slot>> byDevice) {
    for (int position = 0; position < ids.size(); position++) {
      Long id = ids.get(position);
      if (benchmark.devices().contains(id)) {
        Slot slot = new Slot(this, position, OptionalLong.of(id));
        slots.add(slot);
        byDevice.computeIfAbsent(id, key -> new ArrayList<>()).add(slot);
      }
    }
  }

  private List<Slot> homes(State state, Map<Long, List<Slot>> byDevice) {
    if (benchmark.devices().isEmpty()) {
      return slots;
    }
    return state.device().isPresent()
        ? byDevice.getOrDefault(state.device().getAsLong(), List.of())
        : List.of();
  }

  private boolean stray(State state) {
    return !benchmark.devices().isEmpty()
        && (state.device().isEmpty() || !benchmark.devices().contains(state.device().getAsLong()));
  }

  /// The slot at a position.
  Optional<Slot> at(int position) {
    return slots.stream().filter(slot -> slot.position == position).findFirst();
  }

  /// The slot of the partner at the same position.
  Optional<Slot> counterpart(Slot slot) {
    return partner == null ? Optional.empty() : partner.at(slot.position);
  }

  boolean anyPaired() {
    return slots.stream().anyMatch(Slot::anyPaired);
  }

  /// Whether the filters leave something of it: a state, or there was none to begin with.
  boolean wanted() {
    return benchmark.states().isEmpty()
        || !strays.isEmpty()
        || slots.stream().anyMatch(slot -> !slot.candidates.isEmpty());
  }
}
