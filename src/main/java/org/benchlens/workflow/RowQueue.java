package org.benchlens.workflow;

import java.util.BitSet;
import java.util.function.Supplier;

/// Hands out rows to be worked on, each once: first those in sight, then outward from there, last
/// what is not on the screen at all. Follows the sight when it moves. Safe for use by many threads.
final class RowQueue {
  private final Supplier<Sight> sight;
  private final int count;
  private final BitSet taken;
  private Sight known = Sight.NONE;
  private int inside;
  private int below;
  private int above;
  private int rest;

  /// @param count number of rows
  /// @param sight what is in sight now; asked from any thread
  RowQueue(int count, Supplier<Sight> sight) {
    this.count = count;
    this.sight = sight;
    this.taken = new BitSet(count);
    look(known);
  }

  /// The next row; -1 when all are taken.
  synchronized int next() {
    Sight now = sight.get();
    if (!now.equals(known)) {
      look(now);
    }
    int row = inSight();
    if (row < 0) {
      row = outward();
    }
    if (row < 0) {
      rest = taken.nextClearBit(rest);
      row = rest < count ? rest : -1;
    }
    if (row >= 0) {
      taken.set(row);
    }
    return row;
  }

  private void look(Sight now) {
    known = now;
    inside = Math.max(0, now.first());
    above = Math.min(inside, now.order().size()) - 1;
    below = Math.max(inside, now.last() + 1);
  }

  private int inSight() {
    for (; inside <= known.last() && inside < known.order().size(); inside++) {
      if (free(inside)) {
        return known.order().get(inside);
      }
    }
    return -1;
  }

  /// The nearer of the next ones above and below.
  private int outward() {
    while (below < known.order().size() && !free(below)) {
      below++;
    }
    while (above >= 0 && !free(above)) {
      above--;
    }
    boolean down = below < known.order().size();
    if (above < 0 && !down) {
      return -1;
    }
    boolean nearer = below - known.last() <= known.first() - above;
    return known.order().get(down && (above < 0 || nearer) ? below : above);
  }

  private boolean free(int place) {
    int row = known.order().get(place);
    return row < count && !taken.get(row);
  }
}
