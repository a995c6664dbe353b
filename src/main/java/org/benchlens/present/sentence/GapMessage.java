package org.benchlens.present.sentence;

import java.util.OptionalDouble;
import org.benchlens.compare.Status;
import org.benchlens.compare.gap.RelativeChange;

/// Messages of rows whose intervals have a clear gap.
final class GapMessage {
  private GapMessage() {}

  static String confirmedBySamples(RowFacts facts) {
    return change(facts) + ", confirmed in the cycles of the samples.";
  }

  static String confirmedByClock(RowFacts facts) {
    return change(facts) + ", confirmed in cycles by the mean clock rates.";
  }

  static String deniedBySamples(RowFacts facts) {
    return "The times have a clear gap that the cycles of the samples do not confirm"
        + facts.measured()
        + facts.clocks()
        + ".";
  }

  static String deniedByClock(RowFacts facts) {
    return "The times have a clear gap that is not confirmed in cycles by the mean clock rates"
        + facts.measured()
        + facts.clocks()
        + ".";
  }

  static String noClock(RowFacts facts) {
    return "The times have a clear gap, but "
        + facts.has(side -> facts.clock(side).isEmpty())
        + " no clock rate to confirm it in cycles.";
  }

  private static String change(RowFacts facts) {
    boolean faster = facts.decision().status() == Status.FAST;
    RelativeChange change = facts.decision().change();
    OptionalDouble least = faster ? change.upper() : change.lower();
    String word = faster ? "Faster" : "Slower";
    return least.isEmpty()
        ? word
        : word + " by at least " + MeasuredText.percent(Math.abs(least.getAsDouble()));
  }
}
