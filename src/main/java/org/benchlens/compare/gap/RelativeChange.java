package org.benchlens.compare.gap;

import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.compare.interval.Interval;
import org.benchlens.compare.interval.SideTiming;
import org.benchlens.compare.interval.Timings;

/// How much slower the compare side is; negative is faster. All ratios.
///
/// @param ofReference (cmp - ref) / ref of the centers; empty when the row is unusable
/// @param symmetric (cmp - ref) / min(ref, cmp) of the centers; empty unless both are positive and
/// finite
/// @param lower lower end of the change interval; empty without two intervals or when the row is
/// unusable
/// @param upper upper end of the change interval; likewise
public record RelativeChange(
    OptionalDouble ofReference,
    OptionalDouble symmetric,
    OptionalDouble lower,
    OptionalDouble upper) {

  /// The change from one time to another. Source: contract, sections 3 and 6.
  ///
  /// @param timings times of both sides
  /// @param usable whether the row can be decided, so that both centers are positive and finite;
  ///     else only the symmetric change is shown, where it can be computed
  public static RelativeChange of(Timings timings, boolean usable) {
    OptionalDouble symmetric = symmetric(timings.reference(), timings.compare());
    if (!usable) {
      return new RelativeChange(
          OptionalDouble.empty(), symmetric, OptionalDouble.empty(), OptionalDouble.empty());
    }
    double reference = timings.reference().center().orElseThrow();
    double compare = timings.compare().center().orElseThrow();
    Optional<Interval> ref = timings.reference().interval();
    Optional<Interval> cmp = timings.compare().interval();
    boolean both = ref.isPresent() && cmp.isPresent();
    return new RelativeChange(
        OptionalDouble.of((compare - reference) / reference),
        symmetric,
        both ? difference(cmp.get().lower(), ref.get().upper()) : OptionalDouble.empty(),
        both ? difference(cmp.get().upper(), ref.get().lower()) : OptionalDouble.empty());
  }

  private static OptionalDouble symmetric(SideTiming reference, SideTiming compare) {
    double ref = reference.center().orElse(Double.NaN);
    double cmp = compare.center().orElse(Double.NaN);
    return positiveFinite(ref) && positiveFinite(cmp)
        ? difference(cmp, ref)
        : OptionalDouble.empty();
  }

  private static OptionalDouble difference(double a, double b) {
    return OptionalDouble.of(RelativeDifference.of(a, b));
  }

  private static boolean positiveFinite(double value) {
    return value > 0 && value < Double.POSITIVE_INFINITY;
  }
}
