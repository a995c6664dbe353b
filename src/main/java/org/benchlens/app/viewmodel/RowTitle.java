package org.benchlens.app.viewmodel;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Status;
import org.benchlens.present.format.AxisText;
import org.benchlens.present.table.AxisColumns;

/// Rows in a few words, for lists.
public final class RowTitle {
  private RowTitle() {}

  /// The whole name of a row.
  public static String of(RowItem item) {
    return RowName.of(item.row()).title();
  }

  /// The name of a row without the names of its axes.
  public static String brief(RowItem item) {
    return RowName.of(item.row()).brief();
  }

  /// What a row shows for an axis; empty when it has none.
  public static Optional<AxisText> axis(RowItem item, String axis) {
    return AxisColumns.shown(item.row(), axis);
  }

  /// The axes that tell given rows apart, the first few of them.
  public static List<String> telling(List<RowItem> items, List<String> axes, int most) {
    return axes.stream()
        .filter(
            axis ->
                items.stream()
                        .map(item -> AxisColumns.shown(item.row(), axis))
                        .distinct()
                        .limit(2)
                        .count()
                    > 1)
        .limit(most)
        .toList();
  }

  /// The status without the tried limits; empty when it is the same.
  public static Optional<Status> was(RowItem item) {
    String word = item.row().extras().was();
    return word.isEmpty() ? Optional.empty() : Status.of(word);
  }
}
