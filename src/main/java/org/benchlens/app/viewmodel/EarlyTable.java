package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.benchlens.compare.Settings;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.present.table.TableRow;
import org.benchlens.workflow.EarlyRows;
import org.jspecify.annotations.Nullable;

/// The rows of a pair of files that are still being read: collected on the threads that read,
/// shown on the UI thread.
///
/// The table begins with a few rows, because the first time that cells are made takes long, and
/// grows when there are twice as many as it shows, so that showing them costs little beside reading
/// them; what it lacks lies far below the first ones.
final class EarlyTable implements EarlyRows {
  private static final int FIRST = 6;
  private static final int SCREEN = 48;

  private final Consumer<EarlyTable> shown;
  private final List<TableRow> rows = new ArrayList<>();
  private int told;
  private @Nullable Stage waiting;

  /// @param shown has this shown soon
  EarlyTable(Consumer<EarlyTable> shown) {
    this.shown = shown;
  }

  private record Stage(List<TableRow> rows, RowTraits traits) {}

  @Override
  public synchronized void found(List<MatchedRow> more) {
    for (MatchedRow row : more) {
      rows.add(TableRow.provisional(row));
    }
    if (waiting == null && rows.size() >= 2 * told) {
      int few = told == 0 ? FIRST : 2 * told;
      told = told < SCREEN ? Math.min(few, rows.size()) : rows.size();
      List<TableRow> now = List.copyOf(rows.subList(0, told));
      waiting = new Stage(now, RowTraits.of(now, List.of("")));
      shown.accept(this);
    }
  }

  /// Shows what has come, on the UI thread.
  void show(RowsViewModel table, Settings settings) {
    Stage stage = take();
    if (stage != null) {
      table.grow(stage.rows(), stage.traits(), settings);
    }
  }

  private synchronized @Nullable Stage take() {
    Stage stage = waiting;
    waiting = null;
    return stage;
  }
}
