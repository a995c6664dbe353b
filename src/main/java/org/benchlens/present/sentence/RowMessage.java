package org.benchlens.present.sentence;

import org.benchlens.compare.Thresholds;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.match.MatchedRow;

/// Why a row has its verdict, in one or two sentences on one line.
public final class RowMessage {
  private RowMessage() {}

  /// The message of a row.
  ///
  /// @param row what is compared with what
  /// @param decision the verdict
  /// @param limits the thresholds it was decided by
  public static String of(MatchedRow row, Decision decision, Thresholds limits) {
    RowFacts facts = new RowFacts(row, decision, limits);
    return switch (decision.reason()) {
      case STATE_SKIPPED -> UnusableMessage.skipped(facts);
      case GPU_TIMING_SUMMARIES_MISSING -> UnusableMessage.noSummaries(facts);
      case TIMING_CENTER_MISSING -> UnusableMessage.noCenter(facts);
      case TIMING_CENTER_NONFINITE -> UnusableMessage.center(facts, "finite");
      case TIMING_CENTER_NONPOSITIVE -> UnusableMessage.center(facts, "positive");
      case CLEAR_GAP_CONFIRMED_BY_BULK_CYCLES -> GapMessage.confirmedBySamples(facts);
      case BULK_CYCLE_GAP_NOT_CONFIRMED -> GapMessage.deniedBySamples(facts);
      case CLEAR_GAP_CONFIRMED_BY_SUMMARY_CYCLES -> GapMessage.confirmedByClock(facts);
      case SUMMARY_CYCLE_GAP_NOT_CONFIRMED -> GapMessage.deniedByClock(facts);
      case MISSING_CLOCK_RATE -> GapMessage.noClock(facts);
      case INVALID_CLOCK_RATE -> SummaryMessage.badClock(facts);
      case BULK_SAME -> SampleMessage.same(facts);
      case BULK_TIME_DATA_UNUSABLE -> SampleMessage.timesUnusable(facts);
      case BULK_CYCLE_DATA_UNUSABLE -> SampleMessage.cyclesUnusable(facts);
      case BULK_TIME_SUPPORT_MISMATCH -> SampleMessage.mismatch(facts, "times");
      case BULK_CYCLE_SUPPORT_MISMATCH -> SampleMessage.mismatch(facts, "cycles");
      case BULK_TIME_SAME_CONFIRMED_BY_SUMMARY_CYCLES -> SampleMessage.sameByClock(facts);
      case BULK_TIME_SAME_WITHOUT_CYCLES -> SampleMessage.sameWithoutClock(facts);
      case NOISE_UNAVAILABLE -> SummaryMessage.noNoise(facts);
      case NOISE_TOO_HIGH -> SummaryMessage.noisy(facts);
      case MISSING_INTERVAL -> SummaryMessage.noInterval(facts);
      case CENTERS_NOT_CLOSE -> SummaryMessage.centersApart(facts);
      case WEAK_INTERVAL_OVERLAP -> SummaryMessage.weakOverlap(facts);
      case SAME_WITHOUT_CLOCK_RATE -> SummaryMessage.sameWithoutClock();
      case SAME_CONFIRMED_BY_CYCLES -> SummaryMessage.sameByClock();
      case CYCLE_SAME_NOT_CONFIRMED -> SummaryMessage.deniedByClock(facts);
    };
  }
}
