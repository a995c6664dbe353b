package org.benchlens.app.viewmodel;

import org.benchlens.compare.Settings;
import org.benchlens.present.table.TableRow;

/// A place in the table. It stays the same object while the row behind it gains its verdict, so
/// that
/// order and selection never jump. Safe to use from any thread.
public final class RowItem implements TableLine {
  private final int index;
  private final RowIdentity identity;
  private volatile Known known;

  RowItem(int index, TableRow row, Settings settings) {
    this.index = index;
    this.identity = RowIdentity.of(row.matched());
    this.known = new Known(row, settings, 0);
  }

  private record Known(TableRow row, Settings settings, int revision) {}

  /// Position in table order, from 0.
  public int index() {
    return index;
  }

  /// Which row it is.
  public RowIdentity identity() {
    return identity;
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

  /// Takes a first verdict. One that comes late, from work that was overtaken, changes nothing.
  synchronized void decideFirst(TableRow row) {
    if (known.row.decision() == null) {
      known = new Known(row, known.settings, known.revision + 1);
    }
  }

  /// Takes a verdict in place of any other.
  synchronized void decide(TableRow row, Settings settings) {
    known = new Known(row, settings, known.revision + 1);
  }
}
