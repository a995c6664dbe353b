package org.benchlens.compare.match;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import org.benchlens.model.State;

/// A device section of which both sides are still being read.
final class EarlySection {
  private final MatchedSection section;
  private final int slot;
  private final EarlyBenchmark reference;
  private final EarlyBenchmark compare;
  private final Map<StateKey, Integer> counts = new HashMap<>();

  EarlySection(MatchedSection section, int slot, EarlyBenchmark reference, EarlyBenchmark compare) {
    this.section = section;
    this.slot = slot;
    this.reference = reference;
    this.compare = compare;
  }

  int slot() {
    return slot;
  }

  /// Adds the rows that can be known.
  ///
  /// @return whether no more can come
  boolean advance(List<MatchedRow> rows) {
    Queue<EarlyBenchmark.Keyed> states = compare.states(slot);
    for (var next = states.peek(); next != null; next = states.peek()) {
      State partner = reference.takeFirst(slot, next.key());
      if (partner == null && !reference.ended()) {
        return false;
      }
      int count = counts.merge(next.key(), 1, Integer::sum);
      if (partner != null) {
        rows.add(
            new MatchedRow(
                section, reference.header(), next.key(), count - 1, count, partner, next.state()));
      }
      states.remove();
    }
    if (compare.ended()) {
      reference.leaveSlot();
    }
    return compare.ended();
  }
}
