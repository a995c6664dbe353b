package org.benchlens.compare.oracle;

import java.util.List;
import java.util.function.Supplier;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Status;
import org.benchlens.compare.Thresholds;
import org.benchlens.model.SampleArray;
import org.benchlens.model.Statistic;
import org.jspecify.annotations.Nullable;

/// Section 5: SAME or why not. One object serves one row.
final class OracleSame {
  private final OracleSide ref;
  private final OracleSide cmp;
  private final OracleTimings timings;
  private final Thresholds limits;

  /// Set as far as the rules come.
  @Nullable OracleCoverage timeCoverage;

  @Nullable OracleCoverage cycleCoverage;

  OracleSame(OracleSide ref, OracleSide cmp, OracleTimings timings, Thresholds limits) {
    this.ref = ref;
    this.cmp = cmp;
    this.timings = timings;
    this.limits = limits;
  }

  OracleVerdict verdict(Rules rules) {
    return rules == Rules.GUIDE ? guide() : robust();
  }

  /// "guide: all four sidecars material -> the bulk check alone decides. Else: noise, ceiling,
  /// interval, center, overlap, clock, in this order."
  private OracleVerdict guide() {
    if (OracleGap.allMaterial(ref, cmp)) {
      return bulkCheck();
    }
    Reason failed =
        firstFailed(
            List.of(this::noise, this::ceiling, this::interval, this::center, this::overlap));
    return failed != null ? OracleVerdict.ambiguous(failed) : clock();
  }

  /// "robust: noise, interval, center, overlap, in this order; then, if both sides declare times:
  /// with frequencies declared on both sides the bulk check decides; else time coverage: unusable
  /// ->
  /// bulk_time_data_unusable, fails -> bulk_time_support_mismatch, passes -> the clock condition
  /// decides, its SAME renamed ... Here the ceiling does not apply ... If a side declares no times:
  /// ceiling, clock."
  private OracleVerdict robust() {
    Reason failed = firstFailed(List.of(this::noise, this::interval, this::center, this::overlap));
    if (failed != null) {
      return OracleVerdict.ambiguous(failed);
    }
    if (ref.declares(SampleArray.TIMES) && cmp.declares(SampleArray.TIMES)) {
      boolean frequencies =
          ref.declares(SampleArray.FREQUENCIES) && cmp.declares(SampleArray.FREQUENCIES);
      return frequencies ? bulkCheck() : timesOnly();
    }
    Reason noisy = ceiling();
    return noisy != null ? OracleVerdict.ambiguous(noisy) : clock();
  }

  private OracleVerdict timesOnly() {
    Reason failed = timeCheck();
    if (failed != null) {
      return OracleVerdict.ambiguous(failed);
    }
    OracleVerdict clock = clock();
    if (clock.status() != Status.SAME) {
      return clock;
    }
    return OracleVerdict.same(
        clock.reason() == Reason.SAME_WITHOUT_CLOCK_RATE
            ? Reason.BULK_TIME_SAME_WITHOUT_CYCLES
            : Reason.BULK_TIME_SAME_CONFIRMED_BY_SUMMARY_CYCLES);
  }

  /// "Bulk check, times then cycles: ... a frequency array unusable or of another length -> AMBG
  /// bulk_cycle_data_unusable; cycle coverage fails -> AMBG bulk_cycle_support_mismatch; else SAME
  /// bulk_same."
  private OracleVerdict bulkCheck() {
    Reason failed = timeCheck();
    if (failed != null) {
      return OracleVerdict.ambiguous(failed);
    }
    double[] left = ref.cycles();
    double[] right = cmp.cycles();
    if (left == null || right == null) {
      return OracleVerdict.ambiguous(Reason.BULK_CYCLE_DATA_UNUSABLE);
    }
    cycleCoverage = OracleSupport.coverage(left, right, limits);
    return OracleSupport.passes(cycleCoverage, limits)
        ? OracleVerdict.same(Reason.BULK_SAME)
        : OracleVerdict.ambiguous(Reason.BULK_CYCLE_SUPPORT_MISMATCH);
  }

  /// "a time array unusable -> AMBG bulk_time_data_unusable; time coverage fails -> AMBG
  /// bulk_time_support_mismatch".
  private @Nullable Reason timeCheck() {
    double[] left = ref.usable(SampleArray.TIMES);
    double[] right = cmp.usable(SampleArray.TIMES);
    if (left == null || right == null) {
      return Reason.BULK_TIME_DATA_UNUSABLE;
    }
    timeCoverage = OracleSupport.coverage(left, right, limits);
    return OracleSupport.passes(timeCoverage, limits) ? null : Reason.BULK_TIME_SUPPORT_MISMATCH;
  }

  private static @Nullable Reason firstFailed(List<Supplier<@Nullable Reason>> conditions) {
    for (Supplier<@Nullable Reason> condition : conditions) {
      Reason reason = condition.get();
      if (reason != null) {
        return reason;
      }
    }
    return null;
  }

  /// "noise both dispersions present, finite and >= 0 (else noise_unavailable)".
  private @Nullable Reason noise() {
    return usableNoise(timings.reference().noise()) && usableNoise(timings.compare().noise())
        ? null
        : Reason.NOISE_UNAVAILABLE;
  }

  private static boolean usableNoise(@Nullable Double noise) {
    return noise != null && Double.isFinite(noise) && noise >= 0;
  }

  /// "interval both (else missing_interval)".
  private @Nullable Reason interval() {
    return timings.reference().interval() != null && timings.compare().interval() != null
        ? null
        : Reason.MISSING_INTERVAL;
  }

  /// "center |d(ref.center, cmp.center)| <= same.center_relative (else centers_not_close)".
  private @Nullable Reason center() {
    OracleInterval left = timings.reference().interval();
    OracleInterval right = timings.compare().interval();
    return left != null && right != null && centersClose(left, right)
        ? null
        : Reason.CENTERS_NOT_CLOSE;
  }

  /// "overlap fraction >= same.overlap_fraction (else weak_interval_overlap)".
  private @Nullable Reason overlap() {
    OracleInterval left = timings.reference().interval();
    OracleInterval right = timings.compare().interval();
    return left != null && right != null && overlapsEnough(left, right)
        ? null
        : Reason.WEAK_INTERVAL_OVERLAP;
  }

  /// "ceiling larger dispersion <= same.relative_dispersion_ceiling (else noise_too_high)".
  private @Nullable Reason ceiling() {
    Double left = timings.reference().noise();
    Double right = timings.compare().noise();
    return left != null && right != null && Math.max(left, right) <= limits.sameDispersionCeiling()
        ? null
        : Reason.NOISE_TOO_HIGH;
  }

  /// "clock: one missing -> SAME same_without_clock_rate; one not positive and finite or a scaled
  /// interval invalid -> AMBG invalid_clock_rate; center and overlap of the clock-scaled intervals
  /// hold too -> SAME same_confirmed_by_cycles; else AMBG cycle_same_not_confirmed."
  private OracleVerdict clock() {
    Double refClock = ref.number(Statistic.CLOCK_RATE);
    Double cmpClock = cmp.number(Statistic.CLOCK_RATE);
    if (refClock == null || cmpClock == null) {
      return OracleVerdict.same(Reason.SAME_WITHOUT_CLOCK_RATE);
    }
    OracleInterval left = OracleGap.scaled(timings.reference(), refClock);
    OracleInterval right = OracleGap.scaled(timings.compare(), cmpClock);
    if (left == null || right == null) {
      return OracleVerdict.ambiguous(Reason.INVALID_CLOCK_RATE);
    }
    return centersClose(left, right) && overlapsEnough(left, right)
        ? OracleVerdict.same(Reason.SAME_CONFIRMED_BY_CYCLES)
        : OracleVerdict.ambiguous(Reason.CYCLE_SAME_NOT_CONFIRMED);
  }

  private boolean centersClose(OracleInterval left, OracleInterval right) {
    return Math.abs(OracleGap.d(left.center(), right.center())) <= limits.sameCenterRelative();
  }

  private boolean overlapsEnough(OracleInterval left, OracleInterval right) {
    return overlapFraction(left, right) >= limits.sameOverlapFraction();
  }

  /// "Overlap fraction = width of the intersection / the smaller width (0 if disjoint). Smaller
  /// width 0: both zero -> 1 when the points are equal, else 0; one zero -> 1 when the point lies
  /// in
  /// the other interval, else 0."
  private static double overlapFraction(OracleInterval a, OracleInterval b) {
    double widthA = a.upper() - a.lower();
    double widthB = b.upper() - b.lower();
    if (widthA == 0 && widthB == 0) {
      return a.lower() == b.lower() ? 1 : 0;
    }
    if (widthA == 0) {
      return b.lower() <= a.lower() && a.lower() <= b.upper() ? 1 : 0;
    }
    if (widthB == 0) {
      return a.lower() <= b.lower() && b.lower() <= a.upper() ? 1 : 0;
    }
    double width = Math.min(a.upper(), b.upper()) - Math.max(a.lower(), b.lower());
    return width <= 0 ? 0 : width / Math.min(widthA, widthB);
  }
}
