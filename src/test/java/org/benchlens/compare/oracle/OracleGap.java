package org.benchlens.compare.oracle;

import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.model.SampleArray;
import org.benchlens.model.Statistic;
import org.jspecify.annotations.Nullable;

/// Section 4: a clear gap and its confirmation in cycle space.
final class OracleGap {
  private OracleGap() {}

  /// "d(a, b) = (a - b) / min(a, b)."
  static double d(double a, double b) {
    return (a - b) / Math.min(a, b);
  }

  /// "FAST is possible if cmp.upper < ref.lower and d(ref.lower, cmp.upper) >= clear_gap.relative;
  /// SLOW if cmp.lower > ref.upper and d(cmp.lower, ref.upper) >= clear_gap.relative." Null is
  /// neither.
  static @Nullable Status possible(OracleInterval ref, OracleInterval cmp, double limit) {
    if (cmp.upper() < ref.lower() && d(ref.lower(), cmp.upper()) >= limit) {
      return Status.FAST;
    }
    if (cmp.lower() > ref.upper() && d(cmp.lower(), ref.upper()) >= limit) {
      return Status.SLOW;
    }
    return null;
  }

  /// "A possible FAST or SLOW must be confirmed in cycle space".
  static OracleVerdict confirm(
      Status gap, OracleSide ref, OracleSide cmp, OracleTimings timings, double limit) {
    return allMaterial(ref, cmp)
        ? byCycles(gap, ref, cmp, limit)
        : byClock(gap, ref, cmp, timings, limit);
  }

  /// "all four sidecars (times and frequencies of both sides) are material".
  static boolean allMaterial(OracleSide ref, OracleSide cmp) {
    return ref.material(SampleArray.TIMES)
        && ref.material(SampleArray.FREQUENCIES)
        && cmp.material(SampleArray.TIMES)
        && cmp.material(SampleArray.FREQUENCIES);
  }

  /// "1. ... If any cannot be used: AMBG bulk_cycle_data_unusable. Else ... same gap test: agrees
  /// ->
  /// that verdict, clear_gap_confirmed_by_bulk_cycles; else (also the opposite direction) AMBG
  /// bulk_cycle_gap_not_confirmed."
  private static OracleVerdict byCycles(Status gap, OracleSide ref, OracleSide cmp, double limit) {
    double[] left = ref.cycles();
    double[] right = cmp.cycles();
    if (left == null || right == null) {
      return OracleVerdict.ambiguous(Reason.BULK_CYCLE_DATA_UNUSABLE);
    }
    OracleInterval refCycles = OracleTimings.ofSamples(left);
    OracleInterval cmpCycles = OracleTimings.ofSamples(right);
    if (refCycles != null && cmpCycles != null && possible(refCycles, cmpCycles, limit) == gap) {
      return new OracleVerdict(gap, Reason.CLEAR_GAP_CONFIRMED_BY_BULK_CYCLES);
    }
    return OracleVerdict.ambiguous(Reason.BULK_CYCLE_GAP_NOT_CONFIRMED);
  }

  /// "2. Else by the clock: one missing -> AMBG missing_clock_rate (before the next); one not
  /// positive and finite, or a scaled interval invalid -> AMBG invalid_clock_rate; scale each
  /// interval by its clock, same test: agrees -> the verdict,
  /// clear_gap_confirmed_by_summary_cycles;
  /// else AMBG summary_cycle_gap_not_confirmed."
  private static OracleVerdict byClock(
      Status gap, OracleSide ref, OracleSide cmp, OracleTimings timings, double limit) {
    Double refClock = ref.number(Statistic.CLOCK_RATE);
    Double cmpClock = cmp.number(Statistic.CLOCK_RATE);
    if (refClock == null || cmpClock == null) {
      return OracleVerdict.ambiguous(Reason.MISSING_CLOCK_RATE);
    }
    OracleInterval left = scaled(timings.reference(), refClock);
    OracleInterval right = scaled(timings.compare(), cmpClock);
    if (left == null || right == null) {
      return OracleVerdict.ambiguous(Reason.INVALID_CLOCK_RATE);
    }
    return possible(left, right, limit) == gap
        ? new OracleVerdict(gap, Reason.CLEAR_GAP_CONFIRMED_BY_SUMMARY_CYCLES)
        : OracleVerdict.ambiguous(Reason.SUMMARY_CYCLE_GAP_NOT_CONFIRMED);
  }

  /// "one not positive and finite, or a scaled interval invalid"; null for both.
  static @Nullable OracleInterval scaled(OracleTiming timing, double clock) {
    OracleInterval interval = timing.interval();
    return interval == null || !OracleInterval.positiveFinite(clock) ? null : interval.times(clock);
  }
}
