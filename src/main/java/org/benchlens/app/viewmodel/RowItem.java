package org.benchlens.app.viewmodel;

import org.benchlens.compare.Settings;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.present.table.TableRow;

/// A place in the table. It stays the same object while the row behind it gains its verdict, so
/// that
/// order and selection never jump. Safe to use from any thread.
public final class RowItem implements TableLine {
  private final int index;
  private volatile Known known;

  RowItem(int index, TableRow row, Settings settings) {
    this.index = index;
    this.known = new Known(row, RowIdentity.of(row.matched()), settings, 0);
  }

  private record Known(TableRow row, RowIdentity identity, Settings settings, int revision) {}

  /// Position in table order, from 0.
  public int index() {
    return index;
  }

  /// Which row it is.
  public RowIdentity identity() {
    return known.identity;
  }

  /// What is known of it now.
  public TableRow row() {
    return known.row;
  }

  /// How often that has changed: equal numbers mean that the row is the same as before.
  public int revision() {
    return known.revision;
  }

  /// By what its verdict was decided, or will be.
  public Settings settings() {
    return known.settings;
  }

  /// Takes the row as it is known when all is read in place of what was known of it before; only
  /// if it is of the same states.
  ///
  /// @return whether it is
  synchronized boolean settle(TableRow row) {
    boolean same = known.row.decision() == null && sameStates(row.matched());
    if (same) {
      RowIdentity identity = RowIdentity.of(row.matched());
      known = new Known(row, identity, known.settings, known.revision + 1);
    }
    return same;
  }

  private boolean sameStates(MatchedRow other) {
    MatchedRow own = known.row.matched();
    return own.reference().equals(other.reference()) && own.compare().equals(other.compare());
  }

  /// Whether another place is one of the same row.
  boolean sameRow(RowItem other) {
    return identity().equals(other.identity()) || sameStates(other.row().matched());
  }

  /// Takes a first verdict. One that comes late, from work that was overtaken, changes nothing.
  synchronized void decideFirst(TableRow row) {
    if (known.row.decision() == null) {
      known = new Known(row, known.identity, known.settings, known.revision + 1);
    }
  }

  /// Takes a verdict in place of any other.
  synchronized void decide(TableRow row, Settings settings) {
    known = new Known(row, known.identity, settings, known.revision + 1);
  }
}
