package org.benchlens.compare.match;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// Reference states that wait for a partner, by key, in file order.
final class Waiting {
  /// First and last of each key. A chain rather than a queue: nearly every key occurs once.
  private final Map<StateKey, Candidate> first = new HashMap<>();

  private final Map<StateKey, Candidate> last = new HashMap<>();

  void add(Candidate candidate) {
    Candidate before = first.putIfAbsent(candidate.key, candidate);
    if (before != null) {
      last.getOrDefault(candidate.key, before).next = candidate;
      last.put(candidate.key, candidate);
    }
  }

  /// Takes out the first state of a key.
  Optional<Candidate> take(StateKey key) {
    Candidate found = first.get(key);
    if (found == null) {
      return Optional.empty();
    }
    Candidate next = found.next;
    if (next == null) {
      first.remove(key);
      last.remove(key);
    } else {
      first.put(key, next);
      found.next = null;
    }
    return Optional.of(found);
  }
}
