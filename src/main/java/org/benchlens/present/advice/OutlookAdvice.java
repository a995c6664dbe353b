package org.benchlens.present.advice;

import java.util.Optional;
import org.benchlens.compare.Status;
import org.benchlens.compare.match.MatchedRow;
import org.benchlens.compare.sensitivity.Outlook;
import org.benchlens.compare.sensitivity.OutlookPoint;
import org.benchlens.compare.sensitivity.Tendency;
import org.benchlens.model.SampleArray;
import org.benchlens.model.Side;
import org.benchlens.present.format.Decimals;

/// Advice for rows that the samples, or the lack of them, leave open.
final class OutlookAdvice {
  private static final int MORE = 4;
  private static final long FEWEST = 100;
  private static final String QUIET = "Measure both sides again on a quiet GPU with warm-up.";

  private OutlookAdvice() {}

  /// A row whose sides neither lie apart nor agree.
  static NextStep undecided(MatchedRow row, Optional<Outlook> outlook) {
    if (outlook.isPresent()) {
      return byOutlook(outlook.get());
    }
    return sampled(row)
        ? NextStep.warm("The sides differ too much for SAME and too little for a gap. " + QUIET)
        : NextStep.again(
            "The summaries do not settle it. Record the samples of both sides, which then decide.");
  }

  /// A row whose spread is above the ceiling.
  static NextStep noisy(MatchedRow row, Optional<Outlook> outlook) {
    if (outlook.isPresent()) {
      return byOutlook(outlook.get());
    }
    return sampled(row)
        ? NextStep.warm("The times spread too much. " + QUIET)
        : new NextStep(
            "The times spread too much for their summaries to decide. Record samples until their"
                + " spread is steady.",
            Optional.of(Measure.UNTIL_STEADY));
  }

  /// What to do when the runs moved; empty when they did not.
  static Optional<NextStep> moved(Optional<Outlook> outlook) {
    return outlook
        .filter(found -> found.tendency() == Tendency.MOVED)
        .map(OutlookAdvice::byOutlook);
  }

  private static NextStep byOutlook(Outlook outlook) {
    int all = outlook.points().getLast().samples();
    return switch (outlook.tendency()) {
      case HELPS ->
          new NextStep(
              "More samples help: " + trend(outlook) + ". Take more of them on both sides.",
              Optional.of(Measure.samples(enough(all))));
      case HURTS ->
          NextStep.warm("More samples would not help but hurt: " + trend(outlook) + ". " + QUIET);
      case DOES_NOT_SETTLE ->
          NextStep.warm("More samples do not settle it: " + steady(outlook) + ". " + QUIET);
      case AGREES ->
          NextStep.warm("Random subsets of the samples agree with the verdict. " + QUIET);
      case MOVED ->
          NextStep.warmLong(
              "What was measured moved during a run: by the first halves it is "
                  + outlook.firstHalf().word()
                  + ", by the second "
                  + outlook.secondHalf().word()
                  + ". Warm up longer and measure both sides again.");
      case TOO_FEW ->
          new NextStep(
              "There are only " + all + " samples of a side. Take more of them on both sides.",
              Optional.of(Measure.samples(enough(all))));
    };
  }

  private static String trend(Outlook outlook) {
    OutlookPoint few = outlook.points().getFirst();
    OutlookPoint many = outlook.points().get(outlook.points().size() - 2);
    return percent(few.subsets().settled())
        + " of random subsets of "
        + few.samples()
        + " are settled, "
        + percent(many.subsets().settled())
        + " of those of "
        + many.samples()
        + ", and all "
        + outlook.points().getLast().samples()
        + " are "
        + outlook.recomputed().word();
  }

  private static String steady(Outlook outlook) {
    boolean everywhere =
        outlook.points().stream()
            .limit(outlook.points().size() - 1L)
            .allMatch(point -> point.subsets().settled() == 0 && point.first() == Status.AMBG);
    if (!everywhere) {
      OutlookPoint many = outlook.points().get(outlook.points().size() - 2);
      return percent(many.subsets().of(Status.AMBG))
          + " of random subsets of "
          + many.samples()
          + " are AMBG";
    }
    boolean halves = outlook.firstHalf() == Status.AMBG && outlook.secondHalf() == Status.AMBG;
    return "it is AMBG with any number of them" + (halves ? ", and in both halves" : "");
  }

  private static String percent(double share) {
    return Decimals.fixed(share * 100, 0) + " %";
  }

  private static long enough(int samples) {
    return Math.max(FEWEST, (long) MORE * samples);
  }

  private static boolean sampled(MatchedRow row) {
    for (Side side : Side.values()) {
      if (row.state(side).declared(SampleArray.TIMES).isEmpty()) {
        return false;
      }
    }
    return true;
  }
}
