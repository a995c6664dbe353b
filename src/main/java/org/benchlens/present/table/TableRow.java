package org.benchlens.present.table;

import java.util.Optional;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.gap.RelativeChange;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.compare.interval.Timings;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.model.Side;
import org.jspecify.annotations.Nullable;

/// One row of a table, with or without a verdict.
///
/// @param matched what is compared with what
/// @param reference time of the reference side
/// @param compare time of the compare side
/// @param change relative change between them
/// @param decision the verdict, null while the row waits for its evidence
/// @param extras what is known beside the verdict
public record TableRow(
    MatchedRow matched,
    SideTiming reference,
    SideTiming compare,
    RelativeChange change,
    @Nullable Decision decision,
    RowExtras extras) {
  /// What an AMBG row without a mark is called.
  public static final String UNSEEN = "unseen";

  /// A decided row of which nothing else is known.
  public static TableRow of(ComparedRow row) {
    return of(row, RowExtras.NONE);
  }

  /// A decided row.
  public static TableRow of(ComparedRow row, RowExtras extras) {
    Decision decision = row.decision();
    return new TableRow(
        row.matched(),
        decision.reference(),
        decision.compare(),
        decision.change(),
        decision,
        extras);
  }

  /// A row whose numbers are known and whose verdict is not.
  public static TableRow provisional(
      MatchedRow matched, SideTiming reference, SideTiming compare, RelativeChange change) {
    return new TableRow(matched, reference, compare, change, null, RowExtras.NONE);
  }

  /// A row as its summaries have it, without a verdict.
  public static TableRow provisional(MatchedRow row) {
    Timings timings = Timings.fromSummaries(row.reference().timing(), row.compare().timing());
    return provisional(
        row, timings.reference(), timings.compare(), RelativeChange.of(timings, false));
  }

  /// The same row with more known of it.
  public TableRow with(RowExtras more) {
    return new TableRow(matched, reference, compare, change, decision, more);
  }

  /// The word of its mark; `unseen` when it is AMBG and has none; else empty.
  public String markWord() {
    String mark = extras.remark().mark();
    boolean open = extras.hasRemark() && decision != null && decision.status() == Status.AMBG;
    return mark.isEmpty() && open ? UNSEEN : mark;
  }

  /// The time of a side.
  public SideTiming timing(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }

  /// The verdict, if there is one yet.
  public Optional<Decision> verdict() {
    return Optional.ofNullable(decision);
  }
}
