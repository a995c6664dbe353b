package org.benchlens.compare.match;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Numbers the states of equal key within a device section.
final class Occurrences {
  private final Map<StateKey, Integer> counts;
  private final Map<StateKey, Integer> repeats = new HashMap<>();
  private final boolean unique;

  Occurrences(List<Candidate> candidates) {
    counts = HashMap.newHashMap(candidates.size());
    candidates.forEach(candidate -> counts.merge(candidate.key, 1, Integer::sum));
    unique = counts.size() == candidates.size();
  }

  /// Position of the next state with this key, from 0.
  int next(StateKey key) {
    return unique ? 0 : repeats.merge(key, 1, Integer::sum) - 1;
  }

  /// Number of states with this key.
  int count(StateKey key) {
    return unique ? 1 : counts.getOrDefault(key, 0);
  }
}
