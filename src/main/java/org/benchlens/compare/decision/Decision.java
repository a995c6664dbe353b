package org.benchlens.compare.decision;

import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.compare.gap.RelativeChange;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.model.Side;
import org.jspecify.annotations.Nullable;

/// The verdict of a row and how it came about. Everything shown or exported about a row reads this.
///
/// @param status verdict
/// @param reason why
/// @param reference time of the reference side
/// @param compare time of the compare side
/// @param change relative change between them
/// @param timeCoverage coverage of the sample times, null when not computed
/// @param cycleCoverage coverage of the sample cycles, null when not computed
/// @param trace every check of the rule set in its order
/// @param faults sample arrays that were wanted and could not be used, and declared ones found
/// missing or empty
public record Decision(
    Status status,
    Reason reason,
    SideTiming reference,
    SideTiming compare,
    RelativeChange change,
    @Nullable CoverageResult timeCoverage,
    @Nullable CoverageResult cycleCoverage,
    List<CheckResult> trace,
    List<Finding.SideFault> faults) {
  public Decision {
    trace = List.copyOf(trace);
    faults = List.copyOf(faults);
  }

  /// The time of a side.
  public SideTiming timing(Side side) {
    return side == Side.REFERENCE ? reference : compare;
  }

  /// The check that settled the row.
  public Optional<CheckResult> deciding() {
    return trace.stream().filter(CheckResult::deciding).findFirst();
  }
}
