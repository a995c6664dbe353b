package org.benchlens.present.chart;

import java.util.OptionalDouble;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.compare.gap.RelativeChange;
import org.benchlens.present.table.TableRow;

/// The change of one row as a ratio of times, compare to reference.
///
/// @param caption which row
/// @param status verdict
/// @param reason why
/// @param ratio of the centers, > 0; empty when a center is unknown
/// @param lower lower end of its interval, > 0; empty without two intervals
/// @param upper upper end
record ChangeRow(
    RowCaption caption,
    Status status,
    Reason reason,
    OptionalDouble ratio,
    OptionalDouble lower,
    OptionalDouble upper) {

  /// The change of a decided row.
  static ChangeRow of(TableRow row) {
    RelativeChange change = row.change();
    var decision = row.verdict().orElseThrow();
    return new ChangeRow(
        RowCaption.of(row),
        decision.status(),
        decision.reason(),
        ratio(change.symmetric()),
        ratio(change.lower()),
        ratio(change.upper()));
  }

  /// The ratio that has a symmetric relative difference, `(a - b) / min(a, b)`.
  private static OptionalDouble ratio(OptionalDouble symmetric) {
    if (symmetric.isEmpty()) {
      return symmetric;
    }
    double difference = symmetric.getAsDouble();
    double ratio = difference >= 0 ? 1 + difference : 1 / (1 - difference);
    return ratio > 0 && ratio < Double.POSITIVE_INFINITY
        ? OptionalDouble.of(ratio)
        : OptionalDouble.empty();
  }
}
