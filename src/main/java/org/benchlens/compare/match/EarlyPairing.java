package org.benchlens.compare.match;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.benchlens.model.Benchmark;
import org.benchlens.model.Device;
import org.benchlens.model.Side;
import org.benchlens.model.State;
import org.jspecify.annotations.Nullable;

/// Pairs states while both files are still being read, as [StateMatcher] will when they are.
///
/// A row comes out once nothing that may still be read can give its states another partner: both
/// benchmarks of a name have the same position among those of the name, and so have both states
/// among those of their key there. Rows come in table order. A state that waits for a part of the
/// other file holds up those behind it, and one without a partner there gives no row: what pairs
/// across benchmarks of one name is known only at the end. The number of equal keys of a row counts
/// those so far.
///
/// Safe for use by two threads, one for each file.
public final class EarlyPairing {
  private final boolean possible;
  private final StateFilter filter;
  private final Map<Side, List<Device>> devices = new EnumMap<>(Side.class);
  private final Map<Side, List<EarlyBenchmark>> benchmarks = new EnumMap<>(Side.class);
  private boolean disturbed;
  private int at;
  private int sections;
  private @Nullable EarlySection section;

  /// @param selection what is wanted; with lists of devices no row comes out, since what they pair
  ///     depends on the whole of both files
  public EarlyPairing(Selection selection) {
    possible = !selection.listsDevices();
    filter = new StateFilter(selection);
    for (Side side : Side.values()) {
      benchmarks.put(side, new ArrayList<>());
    }
  }

  /// The devices of a file.
  public synchronized void devices(Side side, List<Device> known) {
    devices.put(side, known);
  }

  /// Further states of a benchmark.
  ///
  /// @param position of the benchmark in its file; one that is new comes after all others
  /// @param soFar the benchmark without states
  /// @param states the next ones in file order
  public synchronized void states(Side side, int position, Benchmark soFar, List<State> states) {
    if (!possible || disturbed || !filter.passes(soFar)) {
      return;
    }
    List<EarlyBenchmark> known = benchmarks.getOrDefault(side, List.of());
    if (known.isEmpty() || known.getLast().position() != position) {
      String name = soFar.name();
      long before = known.stream().filter(made -> made.header().name().equals(name)).count();
      known.add(new EarlyBenchmark(position, soFar, before));
    }
    for (State state : states) {
      if (filter.passes(soFar, state)) {
        known.getLast().add(state);
      }
    }
  }

  /// All states of a benchmark have come.
  public synchronized void ended(Side side, int position) {
    for (EarlyBenchmark known : benchmarks.getOrDefault(side, List.of())) {
      if (known.position() == position) {
        known.end();
      }
    }
  }

  /// Something that was told is not true after all: no more rows.
  public synchronized void disturbed() {
    disturbed = true;
  }

  /// The rows that have become known since it was last asked.
  public synchronized List<MatchedRow> take() {
    List<MatchedRow> rows = new ArrayList<>();
    List<EarlyBenchmark> compares = benchmarks.getOrDefault(Side.COMPARE, List.of());
    while (!disturbed && devices.size() == Side.values().length && at < compares.size()) {
      if (!advance(compares.get(at), rows)) {
        return rows;
      }
      at++;
      section = null;
    }
    return rows;
  }

  /// @return whether nothing more can come of the benchmark
  private boolean advance(EarlyBenchmark compare, List<MatchedRow> rows) {
    EarlyBenchmark reference = partner(compare);
    if (reference == null) {
      // It may come yet.
      return false;
    }
    for (EarlySection now = section; ; now = section) {
      if (now == null) {
        now = next(compare, reference, 0);
      }
      if (now == null) {
        return compare.ended();
      }
      section = now;
      if (!now.advance(rows)) {
        return false;
      }
      section = next(compare, reference, now.slot() + 1);
      if (section == null) {
        return true;
      }
    }
  }

  private @Nullable EarlySection next(EarlyBenchmark compare, EarlyBenchmark reference, int from) {
    for (int slot = from; slot < compare.slots(); slot++) {
      if (reference.has(slot)) {
        OptionalLong before = reference.device(slot);
        OptionalLong after = compare.device(slot);
        return new EarlySection(
            new MatchedSection(
                0,
                sections++,
                compare.header(),
                before,
                after,
                entry(Side.REFERENCE, before),
                entry(Side.COMPARE, after)),
            slot,
            reference,
            compare);
      }
    }
    return null;
  }

  private @Nullable Device entry(Side side, OptionalLong id) {
    return id.isEmpty()
        ? null
        : devices.getOrDefault(side, List.of()).stream()
            .filter(device -> device.id().equals(id))
            .findFirst()
            .orElse(null);
  }

  private @Nullable EarlyBenchmark partner(EarlyBenchmark compare) {
    return benchmarks.getOrDefault(Side.REFERENCE, List.of()).stream()
        .filter(
            known ->
                known.header().name().equals(compare.header().name())
                    && known.occurrence() == compare.occurrence()
                    && known.deviceless() == compare.deviceless())
        .findFirst()
        .orElse(null);
  }
}
