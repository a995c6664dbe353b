package org.benchlens.app.viewmodel;

import java.util.List;
import org.benchlens.workflow.Sight;

/// Which rows are in sight: those are decided first. Set on the UI thread, asked from any.
public final class RowsInSight {
  private volatile Sight now = Sight.NONE;

  RowsInSight() {}

  /// Tells which lines are in sight. Headings of groups among them put it off by a few rows, which
  /// does no harm.
  ///
  /// @param first position of the first line
  /// @param last position of the last one; before `first` when none is
  public void see(int first, int last) {
    if (first != now.first() || last != now.last()) {
      now = new Sight(now.order(), first, last);
    }
  }

  void arranged(List<RowItem> rows) {
    now = new Sight(rows.stream().map(RowItem::index).toList(), now.first(), now.last());
  }

  Sight now() {
    return now;
  }
}
