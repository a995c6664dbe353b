package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Optional;
import org.benchlens.model.Side;
import org.benchlens.present.format.TimeScale;

/// Columns, units and counts of the shown rows; set in one step.
///
/// @param filter the filter that was applied
/// @param blame the term that removes most, when nothing is shown
/// @param columns columns from left to right
/// @param widest for each column the longest of its texts
/// @param hiddenAxes axes without a value in the shown rows
/// @param referenceScale unit that all shown reference times share, for the heading
/// @param compareScale unit that all shown compare times share
/// @param total counts of all rows
/// @param matching counts of the rows that pass the filter without its status term
/// @param shown number of shown rows
/// @param all number of all rows
public record TableLook(
    RowFiltering filter,
    Optional<RowFiltering.Blame> blame,
    List<ScreenColumn> columns,
    List<List<String>> widest,
    List<String> hiddenAxes,
    Optional<TimeScale> referenceScale,
    Optional<TimeScale> compareScale,
    StatusCounts total,
    StatusCounts matching,
    int shown,
    int all) {
  /// No rows.
  public static final TableLook EMPTY =
      new TableLook(
          RowFiltering.NONE,
          Optional.empty(),
          List.of(),
          List.of(),
          List.of(),
          Optional.empty(),
          Optional.empty(),
          StatusCounts.NONE,
          StatusCounts.NONE,
          0,
          0);

  static TableLook of(Arrangement arrangement) {
    return new TableLook(
        arrangement.filter(),
        arrangement.blame(),
        arrangement.columns(),
        arrangement.widest(),
        arrangement.hiddenAxes(),
        arrangement.referenceScale(),
        arrangement.compareScale(),
        arrangement.total(),
        arrangement.matching(),
        arrangement.shown().size(),
        arrangement.all());
  }

  /// The unit that all shown times of a side share.
  public Optional<TimeScale> scale(Side side) {
    return side == Side.REFERENCE ? referenceScale : compareScale;
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
