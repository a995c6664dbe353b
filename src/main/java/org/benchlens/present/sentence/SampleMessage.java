package org.benchlens.present.sentence;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import org.benchlens.compare.decision.CheckId;
import org.benchlens.compare.decision.CheckResult;
import org.benchlens.compare.decision.Finding;
import org.benchlens.model.Side;

/// Messages of rows that the samples decide.
final class SampleMessage {
  private static final Set<CheckId> REFERENCE =
      EnumSet.of(
          CheckId.TIME_REFERENCE_SAMPLES,
          CheckId.TIME_REFERENCE_SUPPORT,
          CheckId.CYCLE_REFERENCE_SAMPLES,
          CheckId.CYCLE_REFERENCE_SUPPORT);
  private static final Set<CheckId> COMPARE =
      EnumSet.of(
          CheckId.TIME_COMPARE_SAMPLES,
          CheckId.TIME_COMPARE_SUPPORT,
          CheckId.CYCLE_COMPARE_SAMPLES,
          CheckId.CYCLE_COMPARE_SUPPORT);
  private static final Set<CheckId> SUPPORT =
      EnumSet.of(
          CheckId.TIME_REFERENCE_SUPPORT,
          CheckId.TIME_COMPARE_SUPPORT,
          CheckId.CYCLE_REFERENCE_SUPPORT,
          CheckId.CYCLE_COMPARE_SUPPORT);

  private SampleMessage() {}

  static String same(RowFacts facts) {
    return "The sample times and cycles of both sides cover each other within "
        + facts.tolerance()
        + ".";
  }

  static String sameByClock(RowFacts facts) {
    return "The sample times of both sides cover each other within "
        + facts.tolerance()
        + ", and the mean clock rates confirm it in cycles.";
  }

  static String sameWithoutClock(RowFacts facts) {
    return "The sample times of both sides cover each other within "
        + facts.tolerance()
        + "; without clock rates this is not confirmed in cycles.";
  }

  static String timesUnusable(RowFacts facts) {
    return "The sample times cannot be used: " + facts.faults() + ".";
  }

  static String cyclesUnusable(RowFacts facts) {
    return "The cycles of the samples cannot be computed: " + facts.faults() + ".";
  }

  /// What share of which values has no partner.
  ///
  /// @param values `times` or `cycles`
  static String mismatch(RowFacts facts, String values) {
    Optional<Side> side = facts.decision().deciding().flatMap(check -> side(check.check()));
    Optional<Finding.Measured> measured = facts.measurement();
    if (side.isEmpty() || measured.isEmpty()) {
      return "The sample " + values + " do not cover each other within " + facts.tolerance() + ".";
    }
    boolean support =
        facts.decision().deciding().map(CheckResult::check).filter(SUPPORT::contains).isPresent();
    return "%s of the %s %s %s have no %s partner within %s; at most %s may."
        .formatted(
            MeasuredText.percent(1 - measured.get().value()),
            support ? "distinct" : "sampled",
            side.get().word(),
            values,
            side.get().other().word(),
            facts.tolerance(),
            MeasuredText.percent(1 - measured.get().limit()));
  }

  private static Optional<Side> side(CheckId check) {
    if (REFERENCE.contains(check)) {
      return Optional.of(Side.REFERENCE);
    }
    return COMPARE.contains(check) ? Optional.of(Side.COMPARE) : Optional.empty();
  }
}
