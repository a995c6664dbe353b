package org.benchlens.compare.match;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Queue;
import org.benchlens.model.Benchmark;
import org.benchlens.model.State;

/// The wanted states of a benchmark that is still being read, by device.
final class EarlyBenchmark {
  private final int position;
  private final Benchmark header;
  private final long occurrence;
  private final List<Long> devices;
  private final List<Queue<Keyed>> slots = new ArrayList<>();
  private final Map<StateKey, Queue<State>> waiting = new HashMap<>();
  private boolean ended;

  /// @param position in the file
  /// @param header the benchmark without states
  /// @param occurrence position among the benchmarks of its name, from 0
  EarlyBenchmark(int position, Benchmark header, long occurrence) {
    this.position = position;
    this.header = header;
    this.occurrence = occurrence;
    this.devices = List.copyOf(new LinkedHashSet<>(header.devices()));
    for (int i = 0; i < Math.max(1, devices.size()); i++) {
      slots.add(new ArrayDeque<>());
    }
  }

  /// A state with its key.
  record Keyed(State state, StateKey key) {}

  void add(State state) {
    int slot =
        devices.isEmpty()
            ? 0
            : state.device().isPresent() ? devices.indexOf(state.device().getAsLong()) : -1;
    if (slot >= 0) {
      slots.get(slot).add(new Keyed(state, StateKey.of(state)));
    }
  }

  void end() {
    ended = true;
  }

  boolean ended() {
    return ended;
  }

  int position() {
    return position;
  }

  Benchmark header() {
    return header;
  }

  long occurrence() {
    return occurrence;
  }

  boolean deviceless() {
    return devices.isEmpty();
  }

  /// Number of its devices; 1 for a benchmark without devices.
  int slots() {
    return slots.size();
  }

  boolean has(int slot) {
    return slot < slots.size();
  }

  OptionalLong device(int slot) {
    return devices.isEmpty() ? OptionalLong.empty() : OptionalLong.of(devices.get(slot));
  }

  /// The states on a device that are not paired yet, in file order.
  Queue<Keyed> states(int slot) {
    return slots.get(slot);
  }

  /// The first state on a device of a key that has no partner yet. Slots are asked one after the
  /// other.
  ///
  /// @return null when there is none so far
  @org.jspecify.annotations.Nullable
  State takeFirst(int slot, StateKey key) {
    Queue<Keyed> unsorted = slots.get(slot);
    for (Keyed keyed = unsorted.poll(); keyed != null; keyed = unsorted.poll()) {
      waiting.computeIfAbsent(keyed.key(), any -> new ArrayDeque<>(1)).add(keyed.state());
    }
    Queue<State> found = waiting.get(key);
    return found == null ? null : found.poll();
  }

  /// Forgets what waits: the next slot is asked for.
  void leaveSlot() {
    waiting.clear();
  }
}
