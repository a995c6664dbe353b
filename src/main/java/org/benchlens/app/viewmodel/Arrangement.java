package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.benchlens.model.Side;
import org.benchlens.present.filter.FilterVocabulary;
import org.benchlens.present.format.TimeScale;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.present.table.TableRow;

/// What the table shows, computed in one go off the UI thread.
///
/// @param shown rows that pass the filter, in order
/// @param filter the filter that was applied
/// @param blame the term that removes most, when nothing is shown
/// @param all number of all rows
/// @param total counts of all rows
/// @param matching counts of the rows that pass the text without its status term
/// @param columns columns from left to right
/// @param widest for each column the longest of its texts, to be measured
/// @param hiddenAxes axes without a value in the shown rows
/// @param referenceScale unit that all shown reference times share
/// @param compareScale unit that all shown compare times share
record Arrangement(
    List<RowItem> shown,
    RowFiltering filter,
    Optional<RowFiltering.Blame> blame,
    int all,
    StatusCounts total,
    StatusCounts matching,
    List<ScreenColumn> columns,
    List<List<String>> widest,
    List<String> hiddenAxes,
    Optional<TimeScale> referenceScale,
    Optional<TimeScale> compareScale) {
  private static final int SAMPLE = 400;
  private static final int MEASURED = 3;

  /// What to arrange.
  ///
  /// @param items all rows in table order
  /// @param filter text of the filter
  /// @param vocabulary what the text can name
  /// @param mode display mode
  /// @param sort order
  record Order(
      List<RowItem> items,
      String filter,
      FilterVocabulary vocabulary,
      DisplayMode mode,
      SortKey sort) {}

  /// Arranges.
  static Arrangement of(Order order) {
    RowFiltering filter = RowFiltering.of(order.filter(), order.vocabulary());
    List<TableRow> all = order.items().stream().map(RowItem::row).toList();
    List<RowItem> matching = new ArrayList<>();
    List<RowItem> shown = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      if (filter.others().matches(all.get(i))) {
        matching.add(order.items().get(i));
      }
      if (filter.all().matches(all.get(i))) {
        shown.add(order.items().get(i));
      }
    }
    List<TableRow> rows = shown.stream().map(RowItem::row).toList();
    ScreenColumns columns = ScreenColumns.of(order.mode(), all, rows);
    columns.columns().stream()
        .filter(column -> column.id().equals(order.sort().column()))
        .findFirst()
        .ifPresent(column -> sort(shown, column, order.sort().descending()));
    return new Arrangement(
        List.copyOf(shown),
        filter,
        shown.isEmpty() ? filter.blame(all) : Optional.empty(),
        all.size(),
        StatusCounts.of(order.items()),
        StatusCounts.of(matching),
        columns.columns(),
        columns.columns().stream().map(column -> widest(column, rows)).toList(),
        columns.hiddenAxes(),
        scale(rows, Side.REFERENCE),
        scale(rows, Side.COMPARE));
  }

  /// Rows without a value come last in both directions. Works out each key once.
  private static void sort(List<RowItem> shown, ScreenColumn column, boolean descending) {
    List<Keyed> keyed = new ArrayList<>(shown.size());
    for (RowItem item : shown) {
      keyed.add(new Keyed(column.key().apply(item.row()), item));
    }
    Comparator<Keyed> ascending = Comparator.comparing(Keyed::key);
    Comparator<Keyed> valuesFirst = Comparator.comparing(Keyed::missing);
    keyed.sort(descending ? valuesFirst.thenComparing(ascending.reversed()) : ascending);
    for (int i = 0; i < keyed.size(); i++) {
      shown.set(i, keyed.get(i).item());
    }
  }

  private record Keyed(org.benchlens.present.table.SortKey key, RowItem item) {
    boolean missing() {
      return key.group() == org.benchlens.present.table.SortKey.Group.MISSING;
    }
  }

  /// Measuring is slow and belongs to the UI thread: it gets a few texts of the first rows.
  private static List<String> widest(ScreenColumn column, List<TableRow> rows) {
    return rows.stream()
        .limit(SAMPLE)
        .map(column.text())
        .distinct()
        .sorted(Comparator.comparingInt(String::length).reversed())
        .limit(MEASURED)
        .toList();
  }

  /// Looks at the centers only: making all texts would take longer than the rest.
  private static Optional<TimeScale> scale(List<TableRow> rows, Side side) {
    TimeScale shared = null;
    for (TableRow row : rows) {
      double center = row.timing(side).center().orElse(Double.NaN);
      if (center > 0 && center < Double.POSITIVE_INFINITY) {
        TimeScale scale = TimeScale.onScreen(center);
        if (shared != null && shared != scale) {
          return Optional.empty();
        }
        shared = scale;
      }
    }
    return Optional.ofNullable(shared);
  }
}
