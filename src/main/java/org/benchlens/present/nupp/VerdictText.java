package org.benchlens.present.nupp;

import java.util.Optional;
import java.util.Set;
import org.benchlens.model.nupp.WithheldReason;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.ConditionId;
import org.benchlens.replicate.change.Method;
import org.benchlens.replicate.change.ShiftInterval;
import org.benchlens.replicate.review.BenchmarkVerdict;

/// Says in one sentence why a benchmark of a comparison has its verdict.
public final class VerdictText {
  /// What an interval takes; the rest of what is asked is for the p-value.
  private static final Set<ConditionId> FOR_INTERVAL =
      Set.of(
          ConditionId.PAIRS_ENOUGH,
          ConditionId.PAIRS_EXACT,
          ConditionId.SIDE_FORKS,
          ConditionId.RANKS_VARY);

  private VerdictText() {}

  /// The sentence.
  ///
  /// @param margin the margin of the verdicts, ratio 1, > 0
  public static String why(BenchmarkVerdict verdict, double margin) {
    Optional<ShiftInterval> interval = verdict.interval();
    if (interval.isEmpty()) {
      return withoutInterval(verdict);
    }
    String limit = Percent.plain(margin);
    return switch (verdict.verdict()) {
      case REGRESSED -> "the whole interval is slower by " + limit + " or more";
      case IMPROVED -> "the whole interval is faster by " + limit + " or more";
      case UNCHANGED -> "the whole interval lies inside ±" + limit;
      case INCONCLUSIVE -> inconclusive(verdict, interval.get(), margin);
    };
  }

  /// The cell of the interval (contract, 3.13).
  public static String interval(BenchmarkVerdict verdict) {
    if (verdict.withheld().isPresent()) {
      return "withheld (" + brief(verdict.withheld().get()) + ")";
    }
    return verdict
        .interval()
        .map(interval -> Percent.change(interval.low(), interval.upper()))
        .orElse(PageCell.NOTHING);
  }

  /// What coverage the interval attains; with the tool's convention also what it claims.
  static String coverage(ShiftInterval interval) {
    if (interval.coverage().isEmpty()) {
      return "95% approx.";
    }
    String attained = Percent.coverage(interval.coverage());
    return interval.claimed().isPresent()
        ? attained + " (claims " + Percent.coverage(interval.claimed()) + ")"
        : attained;
  }

  private static String brief(WithheldReason reason) {
    return switch (reason) {
      case TREND_WARNING -> "trend";
      case BELOW_MINIMUM_FORKS -> "forks";
    };
  }

  private static String withoutInterval(BenchmarkVerdict verdict) {
    if (verdict.withheld().isPresent()) {
      return switch (verdict.withheld().get()) {
        case TREND_WARNING -> "interval withheld: at least half of the tested forks have a trend";
        case BELOW_MINIMUM_FORKS -> "interval withheld: fewer than 10 forks";
      };
    }
    if (verdict.computed().method() == Method.NONE) {
      return verdict.computed().candidateForks() == 0 || verdict.computed().baselineForks() == 0
          ? "no scores on one side"
          : "the baseline is of schema 3: its durations are not compared";
    }
    return verdict.computed().conditions().stream()
        .filter(condition -> !condition.holds())
        .filter(condition -> FOR_INTERVAL.contains(condition.id()))
        .findFirst()
        .map(VerdictText::missing)
        .orElse("no interval");
  }

  private static String missing(Condition condition) {
    return "no interval; "
        + ConditionText.question(condition.id())
        + ": "
        + ConditionText.number(condition.id(), condition.measured())
        + ", needed "
        + condition.relation().symbol()
        + " "
        + ConditionText.number(condition.id(), condition.limit());
  }

  private static String inconclusive(
      BenchmarkVerdict verdict, ShiftInterval interval, double margin) {
    boolean significant =
        verdict.ruling().conditions().stream()
            .filter(condition -> condition.id() == ConditionId.SIGNIFICANT)
            .anyMatch(Condition::holds);
    if (significant) {
      return "a change, but the interval reaches across " + crossed(interval, margin);
    }
    boolean hopeless = verdict.loneChange().filter(one -> !one.holds()).isPresent();
    return "the interval reaches across "
        + crossed(interval, margin)
        + ", and adjusted p is not below 0.05"
        + (hopeless ? "; in this family no change alone could be: more forks" : "");
  }

  private static String crossed(ShiftInterval interval, double margin) {
    boolean lower = interval.low() <= -margin && interval.upper() > -margin;
    boolean upper = interval.upper() >= margin && interval.low() < margin;
    String limit = Percent.plain(margin);
    if (lower && upper) {
      return "both margins";
    }
    if (lower || upper) {
      return (lower ? "-" : "+") + limit;
    }
    return "nothing";
  }
}
