package org.benchlens.app.viewmodel;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.benchlens.model.Side;
import org.benchlens.present.format.ScreenTime;
import org.benchlens.present.format.TimeScale;
import org.benchlens.present.table.DisplayMode;
import org.benchlens.present.table.TableRow;

/// What the table shows, computed in one go off the UI thread.
///
/// @param shown rows that pass the filter, in order
/// @param all number of all rows
/// @param total counts of all rows
/// @param matching counts of the rows that pass the text without its status term
/// @param columns columns from left to right
/// @param hiddenAxes axes without a value in the shown rows
/// @param referenceScale unit that all shown reference times share
/// @param compareScale unit that all shown compare times share
record Arrangement(
    List<RowItem> shown,
    int all,
    StatusCounts total,
    StatusCounts matching,
    List<ScreenColumn> columns,
    List<String> hiddenAxes,
    Optional<TimeScale> referenceScale,
    Optional<TimeScale> compareScale) {

  /// What to arrange.
  ///
  /// @param items all rows in table order
  /// @param matching what the text without its status term lets through
  /// @param passing what the whole text lets through
  /// @param mode display mode
  /// @param sort order
  record Order(
      List<RowItem> items,
      Predicate<TableRow> matching,
      Predicate<TableRow> passing,
      DisplayMode mode,
      SortKey sort) {}

  /// Arranges.
  static Arrangement of(Order order) {
    List<RowItem> matching = new ArrayList<>();
    List<RowItem> shown = new ArrayList<>();
    for (RowItem item : order.items()) {
      TableRow row = item.row();
      if (order.matching().test(row)) {
        matching.add(item);
      }
      if (order.passing().test(row)) {
        shown.add(item);
      }
    }
    List<TableRow> rows = shown.stream().map(RowItem::row).toList();
    ScreenColumns columns =
        ScreenColumns.of(order.mode(), order.items().stream().map(RowItem::row).toList(), rows);
    columns.columns().stream()
        .filter(column -> column.id().equals(order.sort().column()))
        .findFirst()
        .ifPresent(column -> sort(shown, column, order.sort().descending()));
    return new Arrangement(
        List.copyOf(shown),
        order.items().size(),
        StatusCounts.of(order.items()),
        StatusCounts.of(matching),
        columns.columns(),
        columns.hiddenAxes(),
        scale(rows, Side.REFERENCE),
        scale(rows, Side.COMPARE));
  }

  /// Rows without a value come last in both directions.
  private static void sort(List<RowItem> shown, ScreenColumn column, boolean descending) {
    Comparator<RowItem> order = Comparator.comparing(RowItem::row, column.order());
    if (!descending) {
      shown.sort(order);
      return;
    }
    List<RowItem> blank = new ArrayList<>();
    shown.removeIf(item -> column.blank(item.row()) && blank.add(item));
    shown.sort(order.reversed());
    shown.addAll(blank);
  }

  private static Optional<TimeScale> scale(List<TableRow> rows, Side side) {
    return ScreenTime.commonScale(rows.stream().map(row -> ScreenTime.of(row.timing(side))));
  }
}
