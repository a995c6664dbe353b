package org.benchlens.app.viewmodel;

import java.nio.file.Path;
import org.benchlens.workflow.CompareRequest;
import org.jspecify.annotations.Nullable;

/// Sets the table up as it was when a pair of inputs was last open, and keeps what is changed.
final class TableRecall {
  private final RowsViewModel rows;
  private final ColumnMemory memory;
  private @Nullable CompareRequest open;

  private TableRecall(RowsViewModel rows, ColumnMemory memory) {
    this.rows = rows;
    this.memory = memory;
  }

  /// Follows what is opened and how the table is set up.
  static void attach(SessionViewModel session, RowsViewModel rows, ColumnMemory memory) {
    TableRecall recall = new TableRecall(rows, memory);
    session.requestProperty().addListener((observed, before, now) -> recall.opened(now));
    rows.setupProperty().addListener((observed, before, now) -> recall.keep(now));
  }

  private void opened(@Nullable CompareRequest now) {
    CompareRequest before = open;
    open = now;
    if (now == null || (before != null && same(before, now))) {
      return;
    }
    boolean exchanged = before != null && same(before.swapped(), now);
    TableSetup present = rows.setupProperty().get();
    TableSetup otherwise = exchanged || before == null ? present : present.forOthers();
    rows.restore(
        memory.recall(absolute(now.reference()), absolute(now.compare())).orElse(otherwise));
  }

  private void keep(TableSetup setup) {
    if (open != null) {
      memory.keep(absolute(open.reference()), absolute(open.compare()), setup);
    }
  }

  private static boolean same(CompareRequest a, CompareRequest b) {
    return a.reference().equals(b.reference()) && a.compare().equals(b.compare());
  }

  private static String absolute(Path path) {
    return path.toAbsolutePath().normalize().toString();
  }
}
