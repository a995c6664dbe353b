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
/// @param layout columns and what their headings need
/// @param total counts of all rows
/// @param matching counts of the rows that pass the filter without its status term
/// @param facets what can be picked, with counts
/// @param groups what the headings of the groups show, by id; empty when rows are not grouped
/// @param outdated whether verdicts have come since the rows were sorted, so that sorting again
///     would give another order
/// @param progress how much of the triage is done
/// @param shown number of rows that pass the filter
/// @param all number of all rows
public record TableLook(
    RowFiltering filter,
    Optional<RowFiltering.Blame> blame,
    ColumnLook layout,
    StatusCounts total,
    StatusCounts matching,
    List<FacetView> facets,
    Map<String, GroupView> groups,
    boolean outdated,
    TriageProgress progress,
    int shown,
    int all) {
  /// No rows.
  public static final TableLook EMPTY =
      new TableLook(
          RowFiltering.NONE,
          Optional.empty(),
          ColumnLook.EMPTY,
          StatusCounts.NONE,
          StatusCounts.NONE,
          List.of(),
          Map.of(),
          false,
          TriageProgress.NONE,
          0,
          0);

  /// Columns from left to right.
  public List<ScreenColumn> columns() {
    return layout.columns();
  }

  /// Number of columns at the left that stay in sight.
  public int pinned() {
    return layout.pinned();
  }

  /// For each column the longest of its texts.
  public List<List<String>> widest() {
    return layout.widest();
  }

  /// Axes without a value in the shown rows.
  public List<String> hiddenAxes() {
    return layout.hiddenAxes();
  }

  /// The unit that all shown times of a side share.
  public Optional<TimeScale> scale(Side side) {
    return side == Side.REFERENCE ? layout.referenceScale() : layout.compareScale();
  }

  /// The unit that all shown rows of a column share; empty when they differ or there is none.
  public String unit(ScreenColumn column) {
    return layout.units().getOrDefault(column.id(), "");
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
