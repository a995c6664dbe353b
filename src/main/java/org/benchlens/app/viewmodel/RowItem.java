package org.benchlens.app.viewmodel;

import org.benchlens.present.table.TableRow;

/// A place in the table. It stays the same object while the row behind it gains its verdict, so that
/// order and selection never jump.
public final class RowItem {
  private final int index;
  private final RowIdentity identity;
  private volatile TableRow row;

  RowItem(int index, TableRow row) {
    this.index = index;
    this.identity = RowIdentity.of(row.matched());
    this.row = row;
  }

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
    return row;
  }

  void row(TableRow known) {
    row = known;
  }
}
