package org.benchlens.present.table;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.benchlens.model.Side;

/// Which sides probably stopped at the time limit rather than when they had enough samples. The
/// files do not say it; a wall time of at least the limit is the sign.
public final class TimeoutColumn {
  private static final List<String> WALL_TIMES =
      List.of("nv/cold/walltime", "nv/cpu_only/walltime");

  private TimeoutColumn() {}

  /// Whether a side is suspected.
  public static boolean suspected(TableRow row, Side side) {
    double limit = row.matched().benchmark(side).timeout();
    return WALL_TIMES.stream()
        .anyMatch(
            tag -> {
              OptionalDouble wall = SummaryColumns.number(row, side, tag);
              return limit > 0 && wall.isPresent() && wall.getAsDouble() >= limit;
            });
  }

  static RowColumn column() {
    return new RowColumn(
        "timeout",
        "Timeout",
        Alignment.LEFT,
        CellTexts.each(TimeoutColumn::text),
        row -> SortKey.of(text(row)),
        List.of(ExportField.text("timeout", TimeoutColumn::text)));
  }

  private static String text(TableRow row) {
    List<String> sides = new ArrayList<>();
    for (Side side : Side.values()) {
      if (suspected(row, side)) {
        sides.add(side == Side.REFERENCE ? "ref" : "cmp");
      }
    }
    return String.join(", ", sides);
  }
}
