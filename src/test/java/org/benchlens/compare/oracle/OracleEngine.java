package org.benchlens.compare.oracle;

import org.benchlens.compare.Reason;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.model.SampleSource;
import org.benchlens.model.State;
import org.jspecify.annotations.Nullable;

/// Sections 2 to 6 from end to end for one row.
public final class OracleEngine {
  private OracleEngine() {}

  /// Decides a row.
  public static OracleRow decide(
      State reference,
      SampleSource referenceSamples,
      State compare,
      SampleSource compareSamples,
      Settings settings) {
    OracleSide ref = new OracleSide(reference, referenceSamples, settings.rules());
    OracleSide cmp = new OracleSide(compare, compareSamples, settings.rules());
    OracleTimings timings = OracleTimings.of(ref, cmp);
    Reason unusable = unusable(reference, compare, timings);
    if (unusable != null) {
      return row(new OracleVerdict(Status.UNKNOWN, unusable), timings, null);
    }
    OracleInterval left = timings.reference().interval();
    OracleInterval right = timings.compare().interval();
    if (left != null && right != null) {
      double limit = settings.thresholds().clearGapRelative();
      Status gap = OracleGap.possible(left, right, limit);
      if (gap != null) {
        return row(OracleGap.confirm(gap, ref, cmp, timings, limit), timings, null);
      }
    }
    OracleSame same = new OracleSame(ref, cmp, timings, settings.thresholds());
    return row(same.verdict(settings.rules()), timings, same);
  }

  /// Section 3: "In this order: a side is skipped · a side has no summaries · a center is missing ·
  /// not finite · <= 0".
  private static @Nullable Reason unusable(State ref, State cmp, OracleTimings timings) {
    if (ref.skipped() || cmp.skipped()) {
      return Reason.STATE_SKIPPED;
    }
    if (ref.summaries().size() == 0 || cmp.summaries().size() == 0) {
      return Reason.GPU_TIMING_SUMMARIES_MISSING;
    }
    Double left = timings.reference().center();
    Double right = timings.compare().center();
    if (left == null || right == null) {
      return Reason.TIMING_CENTER_MISSING;
    }
    if (!Double.isFinite(left) || !Double.isFinite(right)) {
      return Reason.TIMING_CENTER_NONFINITE;
    }
    if (left <= 0 || right <= 0) {
      return Reason.TIMING_CENTER_NONPOSITIVE;
    }
    return null;
  }

  /// Section 6: "change interval = (d(cmp.lower, ref.upper), d(cmp.upper, ref.lower)); %Diff = (cmp
  /// - ref)/ref of the centers; %C Diff = d(cmp, ref)." Section 3: "Change is empty, Diff and %Diff
  /// are n/a, their JSON values null; %C Diff is shown whenever both centers are positive and
  /// finite."
  private static OracleRow row(
      OracleVerdict verdict, OracleTimings timings, @Nullable OracleSame same) {
    boolean usable = verdict.status() != Status.UNKNOWN;
    Double left = timings.reference().center();
    Double right = timings.compare().center();
    boolean numbers =
        left != null
            && right != null
            && OracleInterval.positiveFinite(left)
            && OracleInterval.positiveFinite(right);
    OracleInterval ref = timings.reference().interval();
    OracleInterval cmp = timings.compare().interval();
    boolean intervals = usable && ref != null && cmp != null;
    return new OracleRow(
        verdict.status(),
        verdict.reason(),
        timings.reference(),
        timings.compare(),
        usable && numbers ? (Double) ((right - left) / left) : null,
        numbers ? (Double) OracleGap.d(right, left) : null,
        intervals ? (Double) OracleGap.d(cmp.lower(), ref.upper()) : null,
        intervals ? (Double) OracleGap.d(cmp.upper(), ref.lower()) : null,
        same == null ? null : same.timeCoverage,
        same == null ? null : same.cycleCoverage);
  }
}
