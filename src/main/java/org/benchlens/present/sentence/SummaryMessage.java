package org.benchlens.present.sentence;

import org.benchlens.model.Side;
import org.benchlens.present.format.ExactNumber;

/// Messages of rows that the summaries decide.
final class SummaryMessage {
  private SummaryMessage() {}

  static String noNoise(RowFacts facts) {
    return RowFacts.sentence(
        facts.has(side -> !usable(facts.decision().timing(side).noise().orElse(Double.NaN)))
            + " no usable noise, so closeness cannot be judged.");
  }

  static String noisy(RowFacts facts) {
    return "The larger noise of the two sides is above the ceiling" + facts.measured() + ".";
  }

  static String noInterval(RowFacts facts) {
    return RowFacts.sentence(
        facts.has(side -> facts.decision().timing(side).interval().isEmpty())
            + " no timing interval.");
  }

  static String centersApart(RowFacts facts) {
    return "The centers differ too much for SAME"
        + facts.measured()
        + ", and the intervals have no clear gap.";
  }

  static String weakOverlap(RowFacts facts) {
    return "The intervals overlap too little for SAME" + facts.measured() + ".";
  }

  static String badClock(RowFacts facts) {
    return "A mean clock rate cannot be used: reference %s, compare %s."
        .formatted(hertz(facts, Side.REFERENCE), hertz(facts, Side.COMPARE));
  }

  static String sameWithoutClock() {
    return "Centers are close and intervals overlap; without clock rates this is not confirmed in"
        + " cycles.";
  }

  static String sameByClock() {
    return "Centers are close and intervals overlap, in time and in cycles by the mean clock"
        + " rates.";
  }

  static String deniedByClock(RowFacts facts) {
    return "The times agree, but not the cycles by the mean clock rates"
        + facts.measured()
        + facts.clocks()
        + ".";
  }

  private static boolean usable(double noise) {
    return noise >= 0 && noise < Double.POSITIVE_INFINITY;
  }

  private static String hertz(RowFacts facts, Side side) {
    return facts.clock(side).isEmpty()
        ? "missing"
        : ExactNumber.of(facts.clock(side).getAsDouble()) + " Hz";
  }
}
