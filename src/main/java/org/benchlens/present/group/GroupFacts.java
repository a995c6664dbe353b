package org.benchlens.present.group;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.benchlens.compare.Status;
import org.benchlens.present.table.TableRow;

/// What is said of the rows of a group.
///
/// @param rows number of rows, >= 1
/// @param counts number of rows of each status; statuses without rows have no entry
/// @param geometricMean geometric mean of compare center / reference center over the rows that have
///     both, [1]; empty when none has. Below 1 is faster
/// @param best smallest change, relative to the smaller center, [1]; empty when none is known
/// @param worst largest change, [1]; empty when none is known
public record GroupFacts(
    int rows,
    Map<Status, Integer> counts,
    OptionalDouble geometricMean,
    OptionalDouble best,
    OptionalDouble worst) {
  public GroupFacts {
    counts = Collections.unmodifiableMap(counts);
  }

  /// The facts of some rows. Rows without a usable time on both sides, or skipped ones, count but
  /// have no part in mean, best and worst.
  public static GroupFacts of(List<TableRow> rows) {
    Map<Status, Integer> counts = new EnumMap<>(Status.class);
    double logarithms = 0;
    int known = 0;
    double best = Double.POSITIVE_INFINITY;
    double worst = Double.NEGATIVE_INFINITY;
    for (TableRow row : rows) {
      row.verdict().ifPresent(verdict -> counts.merge(verdict.status(), 1, Integer::sum));
      double change = row.change().symmetric().orElse(Double.NaN);
      double ratio =
          row.compare().center().orElse(Double.NaN) / row.reference().center().orElse(Double.NaN);
      if (Double.isFinite(change) && ratio > 0 && ratio < Double.POSITIVE_INFINITY) {
        logarithms += StrictMath.log(ratio);
        known++;
        best = Math.min(best, change);
        worst = Math.max(worst, change);
      }
    }
    return known == 0
        ? new GroupFacts(
            rows.size(),
            counts,
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            OptionalDouble.empty())
        : new GroupFacts(
            rows.size(),
            counts,
            OptionalDouble.of(StrictMath.exp(logarithms / known)),
            OptionalDouble.of(best),
            OptionalDouble.of(worst));
  }

  /// Number of rows of a status.
  public int of(Status status) {
    return counts.getOrDefault(status, 0);
  }
}
