package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchlens.model.Side;
import org.benchlens.present.format.TimeScale;

/// Columns, units, counts, facets and groups of the shown rows; set in one step.
///
/// @param filter the filter that was applied
/// @param blame the term that removes most, when nothing is shown
/// @param columns columns from left to right
/// @param pinned number of columns at the left that stay in sight
/// @param hiddenAxes axes without a value in the shown rows
/// @param units unit that all shown rows share, by id of the column
/// @param referenceScale unit that all shown reference times share, for the heading
/// @param compareScale unit that all shown compare times share
/// @param total counts of all rows
/// @param matching counts of the rows that pass the filter without its status term
/// @param facets what can be picked, with counts
/// @param groups what the headings of the groups show, by id; empty when rows are not grouped
/// @param outdated whether verdicts have come since the rows were sorted, so that sorting again
///     would give another order
/// @param shown number of rows that pass the filter
/// @param all number of all rows
public record TableLook(
    RowFiltering filter,
    Optional<RowFiltering.Blame> blame,
    List<ScreenColumn> columns,
    int pinned,
    List<String> hiddenAxes,
    Map<String, String> units,
    Optional<TimeScale> referenceScale,
    Optional<TimeScale> compareScale,
    StatusCounts total,
    StatusCounts matching,
    List<FacetView> facets,
    Map<String, GroupView> groups,
    boolean outdated,
    int shown,
    int all) {
  /// No rows.
  public static final TableLook EMPTY =
      new TableLook(
          RowFiltering.NONE,
          Optional.empty(),
          List.of(),
          0,
          List.of(),
          Map.of(),
          Optional.empty(),
          Optional.empty(),
          StatusCounts.NONE,
          StatusCounts.NONE,
          List.of(),
          Map.of(),
          false,
          0,
          0);

  /// With groups, the number of shown rows, and whether their order is out of date.
  TableLook with(Map<String, GroupView> views, int count, boolean old) {
    return new TableLook(
        filter,
        blame,
        columns,
        pinned,
        hiddenAxes,
        units,
        referenceScale,
        compareScale,
        total,
        matching,
        facets,
        views,
        old,
        count,
        all);
  }

  /// With units.
  TableLook with(
      Map<String, String> shared, Optional<TimeScale> reference, Optional<TimeScale> compare) {
    return new TableLook(
        filter,
        blame,
        columns,
        pinned,
        hiddenAxes,
        shared,
        reference,
        compare,
        total,
        matching,
        facets,
        groups,
        outdated,
        shown,
        all);
  }

  /// The unit that all shown times of a side share.
  public Optional<TimeScale> scale(Side side) {
    return side == Side.REFERENCE ? referenceScale : compareScale;
  }

  /// The unit that all shown rows of a column share; empty when they differ or there is none.
  public String unit(ScreenColumn column) {
    return units.getOrDefault(column.id(), "");
  }

  /// What the heading of a group shows; empty for a group that is gone.
  public Optional<GroupView> group(GroupLine line) {
    return Optional.ofNullable(groups.get(line.id()));
  }

  /// Whether the filter hides something.
  public boolean filtered() {
    return shown < all;
  }

  /// Whether there are rows and the filter hides them all.
  public boolean hidesAll() {
    return all > 0 && shown == 0;
  }
}
