package org.benchlens.present.sentence;

import java.util.stream.Collectors;
import org.benchlens.compare.decision.CheckId;
import org.benchlens.compare.decision.CheckResult;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.decision.Outcome;
import org.benchlens.compare.decision.PassedOver;

/// The names of checks and what became of them.
public final class CheckText {
  private CheckText() {}

  /// What a check asks, in a few words.
  public static String name(CheckId check) {
    return switch (check) {
      case NOT_SKIPPED -> "neither side skipped";
      case SUMMARIES_PRESENT -> "summaries on both sides";
      case CENTER_PRESENT -> "GPU time on both sides";
      case CENTER_FINITE -> "centers finite";
      case CENTER_POSITIVE -> "centers positive";
      case GAP_INTERVALS -> "intervals for the gap";
      case CLEAR_GAP -> "clear gap";
      case GAP_SAMPLES_USABLE -> "samples usable for the gap";
      case GAP_SAMPLE_CYCLES -> "gap in sample cycles";
      case GAP_CLOCK_PRESENT -> "clock rates for the gap";
      case GAP_CLOCK_VALID -> "clock rates usable for the gap";
      case GAP_CLOCK_CYCLES -> "gap in cycles by clock rate";
      case TIMES_USABLE -> "sample times usable";
      case TIME_REFERENCE_SAMPLES -> "time, ref samples covered";
      case TIME_COMPARE_SAMPLES -> "time, cmp samples covered";
      case TIME_REFERENCE_SUPPORT -> "time, ref support covered";
      case TIME_COMPARE_SUPPORT -> "time, cmp support covered";
      case CYCLES_USABLE -> "sample cycles usable";
      case CYCLE_REFERENCE_SAMPLES -> "cycles, ref samples covered";
      case CYCLE_COMPARE_SAMPLES -> "cycles, cmp samples covered";
      case CYCLE_REFERENCE_SUPPORT -> "cycles, ref support covered";
      case CYCLE_COMPARE_SUPPORT -> "cycles, cmp support covered";
      case NOISE_PRESENT -> "noise known on both sides";
      case NOISE_CEILING -> "noise below the ceiling";
      case SAME_INTERVALS -> "intervals on both sides";
      case CENTERS_CLOSE -> "centers close";
      case INTERVAL_OVERLAP -> "intervals overlap";
      case CLOCK_PRESENT -> "clock rates on both sides";
      case CLOCK_VALID -> "clock rates usable";
      case CLOCK_CENTERS_CLOSE -> "centers close in cycles";
      case CLOCK_INTERVAL_OVERLAP -> "intervals overlap in cycles";
    };
  }

  /// How a check ended, in words.
  public static String outcome(Outcome outcome) {
    return switch (outcome) {
      case PASS -> "pass";
      case FAIL -> "fail";
      case NOT_REACHED -> "not reached";
      case NOT_APPLICABLE -> "does not apply";
    };
  }

  /// Why a check does not apply.
  public static String why(PassedOver why) {
    return switch (why) {
      case NO_GAP -> "no clear gap to confirm";
      case GAP -> "a clear gap rules out SAME";
      case SAMPLES_DECIDE -> "the samples decide instead";
      case NO_SAMPLES -> "sample files incomplete";
      case NO_TIMES_DECLARED -> "a side declares no sample times";
      case NO_FREQUENCIES_DECLARED -> "a side declares no sample frequencies";
      case NO_INTERVAL -> "a side has no interval";
      case NO_CLOCK_RATE -> "a side has no clock rate";
    };
  }

  /// What a check found, on one line: `58.8 ≥ 80.0 %`, `240 and 260 samples`, the faults, why it
  /// does not apply, or its outcome when there is no more to say.
  public static String finding(CheckResult result) {
    return switch (result.finding()) {
      case Finding.Measured measured -> MeasuredText.of(measured).line();
      case Finding.Counts(long reference, long compare) ->
          reference + " and " + compare + " samples";
      case Finding.Faulty faulty ->
          faulty.faults().stream().map(FaultText::of).collect(Collectors.joining("; "));
      case Finding.Passed(PassedOver why) -> why(why);
      case Finding.None none -> outcome(result.outcome());
    };
  }
}
