package org.benchlens.present.advice;

import java.util.Optional;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.Decision;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.sensitivity.Outlook;

/// What to do next about a row, in plain words.
///
/// More samples are advised only where they are known or likely to help: never where the outlook
/// says that they hurt.
///
/// @param sentence one or two sentences on one line
/// @param measure how to measure both sides again; empty when that is not what is needed
public record NextStep(String sentence, Optional<Measure> measure) {
  private static final String LOCK_CLOCKS =
      " Lock the clocks of the GPU, warm up, and measure both sides again.";

  /// The next step for a row.
  ///
  /// @param row what is compared with what
  /// @param decision its verdict
  /// @param outlook what fewer samples would have given; empty without samples, or as long as it is
  ///     not worked out
  public static NextStep of(MatchedRow row, Decision decision, Optional<Outlook> outlook) {
    return switch (decision.reason()) {
      case STATE_SKIPPED ->
          again("A side did not run this state. See the reason it gave, then run it alone.");
      case GPU_TIMING_SUMMARIES_MISSING ->
          again("A side was not measured. Measure both sides again and look at what it prints.");
      case TIMING_CENTER_MISSING -> noCenter(row);
      case TIMING_CENTER_NONFINITE, TIMING_CENTER_NONPOSITIVE ->
          again("A time in the file cannot be right. Measure both sides again.");
      case CLEAR_GAP_CONFIRMED_BY_BULK_CYCLES -> settled(decision, outlook);
      case CLEAR_GAP_CONFIRMED_BY_SUMMARY_CYCLES -> recordToConfirm(decision);
      case BULK_CYCLE_GAP_NOT_CONFIRMED, SUMMARY_CYCLE_GAP_NOT_CONFIRMED ->
          warmLong("The times moved but the cycles did not: the clock did." + LOCK_CLOCKS);
      case MISSING_CLOCK_RATE ->
          again("A side has no clock rate. Record samples with their clock frequencies.");
      case INVALID_CLOCK_RATE ->
          again("A clock rate in the file cannot be right. Record samples with frequencies.");
      case BULK_TIME_DATA_UNUSABLE, BULK_CYCLE_DATA_UNUSABLE ->
          again("Sample files cannot be used. Point to their folder, or measure both sides again.");
      case BULK_TIME_SUPPORT_MISMATCH, BULK_CYCLE_SUPPORT_MISMATCH ->
          OutlookAdvice.undecided(row, outlook);
      case NOISE_UNAVAILABLE, MISSING_INTERVAL ->
          again("The file lacks the spread of a side. Measure both sides with a newer NVBench.");
      case NOISE_TOO_HIGH -> OutlookAdvice.noisy(row, outlook);
      case CENTERS_NOT_CLOSE, WEAK_INTERVAL_OVERLAP -> OutlookAdvice.undecided(row, outlook);
      case CYCLE_SAME_NOT_CONFIRMED ->
          warmLong("The times agree but the cycles do not: the clocks differed." + LOCK_CLOCKS);
      case BULK_SAME, SAME_CONFIRMED_BY_CYCLES, BULK_TIME_SAME_CONFIRMED_BY_SUMMARY_CYCLES ->
          settled(decision, outlook);
      case SAME_WITHOUT_CLOCK_RATE, BULK_TIME_SAME_WITHOUT_CYCLES ->
          new NextStep(
              "Nothing has to be done. Record clock frequencies to have it confirmed in cycles.",
              Optional.of(Measure.AGAIN));
    };
  }

  static NextStep again(String sentence) {
    return new NextStep(sentence, Optional.of(Measure.AGAIN));
  }

  static NextStep warm(String sentence) {
    return new NextStep(sentence, Optional.of(Measure.WARM));
  }

  static NextStep warmLong(String sentence) {
    return new NextStep(sentence, Optional.of(Measure.WARM_LONG));
  }

  private static NextStep noCenter(MatchedRow row) {
    return row.section().benchmark().devices().isEmpty()
        ? new NextStep(
            "This benchmark runs on the CPU only and has no GPU time to compare.", Optional.empty())
        : again("A side has no GPU time. Measure both sides again and look at what it prints.");
  }

  private static NextStep recordToConfirm(Decision decision) {
    String change = decision.status() == Status.FAST ? "faster" : "slower";
    return new NextStep(
        "It is " + change + " by the mean clock. Record samples to confirm it in their cycles.",
        Optional.of(Measure.AGAIN));
  }

  /// A settled verdict stands, unless the runs moved under it.
  private static NextStep settled(Decision decision, Optional<Outlook> outlook) {
    return OutlookAdvice.moved(outlook)
        .orElseGet(
            () ->
                new NextStep(
                    decision.status() == Status.SAME
                        ? "Nothing has to be done: times and cycles agree."
                        : "The change is confirmed in cycles. Say whether it is wanted.",
                    Optional.empty()));
  }
}
