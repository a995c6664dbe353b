package org.benchlens.compare.sensitivity;

import java.util.List;
import org.benchlens.compare.Status;

/// Sums an outlook up in a word.
final class TendencyOf {
  /// Two halves that differ although random halves nearly always agree have moved.
  private static final double MOST_CHANCE = 0.1;

  /// A trend is a difference of this size at least, [1], and of so many standard errors.
  private static final double SMALLEST_TREND = 0.15;

  private static final double STANDARD_ERRORS = 2;

  /// Most subsets.
  private static final double MOST = 0.8;

  private TendencyOf() {}

  static Tendency outlook(Outlook outlook) {
    List<OutlookPoint> tried = outlook.points().subList(0, outlook.points().size() - 1);
    if (tried.isEmpty()) {
      return Tendency.TOO_FEW;
    }
    if (outlook.firstHalf() != outlook.secondHalf()
        && outlook.randomHalves().disagreement() <= MOST_CHANCE) {
      return Tendency.MOVED;
    }
    StatusShares few = tried.getFirst().subsets();
    StatusShares many = tried.getLast().subsets();
    double change = change(few, many, outlook.recomputed());
    if (change != 0) {
      return change > 0 ? Tendency.HELPS : Tendency.HURTS;
    }
    boolean agrees = outlook.own() != Status.AMBG && many.of(outlook.own()) >= MOST;
    return agrees ? Tendency.AGREES : Tendency.DOES_NOT_SETTLE;
  }

  /// How the share of settled verdicts changes from few samples to many; 0 where the difference may
  /// be chance. There is one set of all samples only, so that its share is 0 or 1.
  private static double change(StatusShares few, StatusShares many, Status all) {
    double a = few.settled();
    double b = many.settled();
    double pooled =
        (a * few.trials() + b * many.trials()) / (few.trials() + (double) many.trials());
    double error = Math.sqrt(pooled * (1 - pooled) * (1.0 / few.trials() + 1.0 / many.trials()));
    if (Math.abs(b - a) >= SMALLEST_TREND && Math.abs(b - a) >= STANDARD_ERRORS * error) {
      return b - a;
    }
    double last = all == Status.AMBG ? 0 : 1;
    return Math.abs(last - b) >= MOST ? last - b : 0;
  }
}
