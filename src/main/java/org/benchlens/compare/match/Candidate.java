package org.benchlens.compare.match;

import org.benchlens.model.State;
import org.jspecify.annotations.Nullable;

/// A state that looks for its partner.
final class Candidate {
  final Slot slot;
  final State state;
  final StateKey key;

  /// The partner, once found.
  @Nullable Candidate partner;

  /// The next state that waits under the same key.
  @Nullable Candidate next;

  Candidate(Slot slot, State state, StateKey key) {
    this.slot = slot;
    this.state = state;
    this.key = key;
  }

  /// Makes this and the other partners of each other.
  void pairWith(Candidate other) {
    partner = other;
    other.partner = this;
  }

  boolean single() {
    return partner == null;
  }
}
