package org.benchlens.app.viewmodel;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.benchlens.present.table.SortKey;
import org.benchlens.present.table.TableRow;
import org.jspecify.annotations.Nullable;

/// By what each row sorts in one column, worked out once.
///
/// While verdicts arrive, rows keep the keys that they were sorted by, so that none moves by
/// itself; [#outdated] says whether sorting again would give another order.
final class SortKeys {
  private final String column;
  private final SortKey[] keys;
  private final boolean outdated;

  private SortKeys(String column, SortKey[] keys, boolean outdated) {
    this.column = column;
    this.keys = keys;
    this.outdated = outdated;
  }

  /// Fresh keys.
  static SortKeys of(ScreenColumn column, List<TableRow> rows) {
    return new SortKeys(column.id(), keys(column, rows), false);
  }

  private static SortKey[] keys(ScreenColumn column, List<TableRow> rows) {
    SortKey[] keys = new SortKey[rows.size()];
    Arrays.parallelSetAll(keys, i -> column.key().apply(rows.get(i)));
    return keys;
  }

  /// The same keys, when they are of this column and these rows; else fresh ones.
  static SortKeys kept(@Nullable SortKeys before, ScreenColumn column, List<TableRow> rows) {
    if (before == null || !before.column.equals(column.id()) || before.keys.length != rows.size()) {
      return of(column, rows);
    }
    SortKey[] now = keys(column, rows);
    boolean differs = false;
    for (int i = 0; i < now.length && !differs; i++) {
      differs = !now[i].equals(before.keys[i]);
    }
    return new SortKeys(before.column, before.keys, differs);
  }

  /// Whether fresh keys would differ.
  boolean outdated() {
    return outdated;
  }

  /// The order of rows; those without a value come last in both directions, equal ones keep theirs.
  Comparator<RowItem> order(boolean descending) {
    Comparator<RowItem> ascending = Comparator.comparing(item -> keys[item.index()]);
    if (!descending) {
      return ascending;
    }
    Comparator<RowItem> valuesFirst =
        Comparator.comparing(item -> keys[item.index()].group() == SortKey.Group.MISSING);
    return valuesFirst.thenComparing(ascending.reversed());
  }
}
