package org.benchlens.app.viewmodel;

import java.util.concurrent.atomic.LongAdder;
import org.benchlens.compare.Settings;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.present.table.NearestFlip;
import org.benchlens.present.table.RowExtras;
import org.benchlens.present.table.RowRemark;
import org.benchlens.present.table.TableRow;

/// A place in the table. It stays the same object while the row behind it gains its verdict, so
/// that order and selection never jump. Safe to use from any thread.
public final class RowItem implements TableLine {
  private final int index;
  private final LongAdder changes;
  private volatile Known known;

  /// @param changes counts every change of what is known of rows
  RowItem(int index, TableRow row, Settings settings, LongAdder changes) {
    this.index = index;
    this.changes = changes;
    this.known = new Known(row, RowIdentity.of(row.matched()), settings, 0, 0);
  }

  private record Known(
      TableRow row, RowIdentity identity, Settings settings, int revision, int looks) {
    Known decided(TableRow decided, Settings by) {
      return new Known(decided, identity, by, revision + 1, looks + 1);
    }

    Known with(RowExtras extras) {
      return new Known(row.with(extras), identity, settings, revision, looks + 1);
    }
  }

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

  /// How often its verdict has changed: equal numbers mean that it is the same as before.
  public int revision() {
    return known.revision;
  }

  /// How often anything that is shown of it has changed: its verdict, its flip, its mark.
  public int looks() {
    return known.looks;
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
      TableRow whole = row.with(known.row.extras());
      become(new Known(whole, identity, known.settings, known.revision + 1, known.looks + 1));
    }
    return same;
  }

  private void become(Known now) {
    known = now;
    changes.increment();
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
      become(known.decided(row.with(known.row.extras()), known.settings));
    }
  }

  /// Takes a verdict in place of any other. What a person said stays; the flip was about the old
  /// settings and goes.
  synchronized void decide(TableRow row, Settings settings) {
    RowExtras kept = known.row.extras();
    become(known.decided(row.with(kept.withoutFlip()), settings));
  }

  /// Takes the nearest flip, unless it comes late and is about other settings.
  synchronized void flip(NearestFlip flip, Settings by) {
    if (known.settings.equals(by) && known.row.decision() != null) {
      become(known.with(known.row.extras().with(flip)));
    }
  }

  /// Takes what a person said of it.
  synchronized void remark(RowRemark remark) {
    if (!remark.equals(known.row.extras().said())) {
      become(known.with(known.row.extras().with(remark)));
    }
  }

  /// Takes the word of the status that it has without the tried limits; empty for the same.
  synchronized void was(String status) {
    if (!status.equals(known.row.extras().was())) {
      become(known.with(known.row.extras().was(status)));
    }
  }

  /// Takes what measuring it again gave; an empty text takes that away.
  synchronized void again(String rerun) {
    if (!rerun.equals(known.row.extras().rerun())) {
      become(known.with(known.row.extras().again(rerun)));
    }
  }
}
