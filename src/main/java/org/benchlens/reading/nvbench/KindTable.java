package org.benchlens.reading.nvbench;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.benchlens.model.SummaryKind;

/// Shares summary kinds and whole lists of them between states. Most states have the kinds of the
/// state before them, so each kind is first compared with the one at its place there.
///
/// Texts must come from one [TextPool]: equal short texts are then the same object.
final class KindTable {
  /// No real file comes near; beyond it, nothing more is shared.
  private static final int MOST = 10_000;

  private static final SummaryKind NO_GUESS = new SummaryKind("", "", "", false, "");

  private final Map<SummaryKind, SummaryKind> kinds = new HashMap<>();
  private final Map<List<SummaryKind>, List<SummaryKind>> lists = new HashMap<>();
  private final List<SummaryKind> current = new ArrayList<>();
  private List<SummaryKind> previous = List.of();
  private boolean asBefore = true;

  /// Starts the kinds of a state.
  void clear() {
    current.clear();
    asBefore = true;
  }

  /// What the next summary is, if the state is like the one before.
  SummaryKind guess() {
    int place = current.size();
    return place < previous.size() ? previous.get(place) : NO_GUESS;
  }

  /// Adds the kind of the next summary.
  void add(String tag, String name, String hint, boolean hidden, String type) {
    SummaryKind before = guess();
    if (before.tag().equals(tag)
        && before.name().equals(name)
        && before.hint().equals(hint)
        && before.hidden() == hidden
        && before.type().equals(type)) {
      current.add(before);
      return;
    }
    asBefore = false;
    current.add(shared(kinds, new SummaryKind(tag, name, hint, hidden, type)));
  }

  /// The kinds added since [#clear], as an immutable list that equal states share.
  List<SummaryKind> list() {
    if (current.isEmpty()) {
      return List.of();
    }
    if (!asBefore || current.size() != previous.size()) {
      previous = shared(lists, List.copyOf(current));
    }
    return previous;
  }

  private static <T> T shared(Map<T, T> known, T value) {
    T same = known.get(value);
    if (same != null) {
      return same;
    }
    if (known.size() < MOST) {
      known.put(value, value);
    }
    return value;
  }
}
