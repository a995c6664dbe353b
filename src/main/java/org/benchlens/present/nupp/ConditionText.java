package org.benchlens.present.nupp;

import org.benchlens.present.format.Decimals;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.ConditionId;

/// Says a question that statistics asked, with its number.
public final class ConditionText {
  private static final int DIGITS = 4;

  private ConditionText() {}

  /// What is asked, such as `interval ends below the upper margin`.
  public static String question(ConditionId id) {
    return switch (id) {
      case TREND_SAMPLES -> "samples enough for the trend test";
      case TREND_SIGNIFICANT -> "trend is significant";
      case TREND_DRIFT -> "level moved far enough to matter";
      case TREND_SHARE -> "half of the tested forks have a trend";
      case SCATTERED -> "few samples lie within 10% of the median";
      case FORKS -> "forks enough for an interval of the score";
      case PAIRS_ENOUGH -> "pairs enough for an interval";
      case PAIRS_EXACT -> "pairs few enough for the exact interval";
      case NONZERO_PAIRS -> "nonzero differences enough for a p-value";
      case EQUAL_FORKS -> "equally many forks on both sides, so that they pair";
      case SIDE_FORKS -> "forks enough on each side for an interval";
      case SIDE_FORKS_FOR_P -> "forks enough on each side for a p-value";
      case RANKS_VARY -> "scores differ at all";
      case LONE_CHANGE -> "one change alone could be significant in this family";
      case INTERVAL -> "there is an interval";
      case ABOVE_LOWER_MARGIN -> "interval begins above the lower margin";
      case BELOW_UPPER_MARGIN -> "interval ends below the upper margin";
      case SIGNIFICANT -> "adjusted p is significant";
      case ALL_SLOWER -> "all of the interval is slower by the margin";
      case ALL_FASTER -> "all of the interval is faster by the margin";
    };
  }

  /// The number, its relation and the limit: `+4.9% >= +2%`.
  public static String numbers(Condition condition) {
    return number(condition.id(), condition.measured())
        + " "
        + condition.relation().symbol()
        + " "
        + number(condition.id(), condition.limit());
  }

  /// A number of a condition; `-` when there was none.
  public static String number(ConditionId id, double value) {
    if (Double.isNaN(value)) {
      return PageCell.NOTHING;
    }
    return switch (id.unit()) {
      case COUNT -> Decimals.general(value, DIGITS);
      case RATIO -> ratio(id, value);
      case PROBABILITY -> Decimals.general(value, 3);
    };
  }

  private static String ratio(ConditionId id, double value) {
    String percent = Decimals.general(value * 100, DIGITS) + "%";
    boolean signed =
        switch (id) {
          case ABOVE_LOWER_MARGIN, BELOW_UPPER_MARGIN, ALL_SLOWER, ALL_FASTER -> value > 0;
          case TREND_SAMPLES,
              TREND_SIGNIFICANT,
              TREND_DRIFT,
              TREND_SHARE,
              SCATTERED,
              FORKS,
              PAIRS_ENOUGH,
              PAIRS_EXACT,
              NONZERO_PAIRS,
              EQUAL_FORKS,
              SIDE_FORKS,
              SIDE_FORKS_FOR_P,
              RANKS_VARY,
              LONE_CHANGE,
              INTERVAL,
              SIGNIFICANT ->
              false;
        };
    return signed ? "+" + percent : percent;
  }
}
