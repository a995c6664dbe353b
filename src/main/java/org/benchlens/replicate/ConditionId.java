package org.benchlens.replicate;

/// The questions that statistics ask, each with a stable id.
public enum ConditionId {
  /// Are there samples enough for the trend test?
  TREND_SAMPLES("trend-samples", Unit.COUNT),
  /// Is the trend significant?
  TREND_SIGNIFICANT("trend-significant", Unit.PROBABILITY),
  /// Did the level move far enough to matter?
  TREND_DRIFT("trend-drift", Unit.RATIO),
  /// Do at least half of the tested forks have a trend?
  TREND_SHARE("trend-share", Unit.RATIO),
  /// Do few samples lie near the median?
  SCATTERED("scattered", Unit.RATIO),
  /// Are there forks enough for an interval of the score?
  FORKS("forks", Unit.COUNT),
  /// Are there pairs enough for an interval of the change?
  PAIRS_ENOUGH("pairs-enough", Unit.COUNT),
  /// Are there few enough pairs for the exact interval?
  PAIRS_EXACT("pairs-exact", Unit.COUNT),
  /// Are there nonzero differences enough for a p-value?
  NONZERO_PAIRS("nonzero-pairs", Unit.COUNT),
  /// Do both sides have the same number of forks, so that they pair? The number is the difference.
  EQUAL_FORKS("equal-forks", Unit.COUNT),
  /// Has the smaller side forks enough for an interval of the change?
  SIDE_FORKS("side-forks", Unit.COUNT),
  /// Has the smaller side forks enough for a p-value?
  SIDE_FORKS_FOR_P("side-forks-for-p", Unit.COUNT),
  /// Do the scores differ at all, so that the rank sum has a variance?
  RANKS_VARY("ranks-vary", Unit.COUNT),
  /// Could one change alone pass in a family of this size? The number is its smallest adjusted p.
  LONE_CHANGE("lone-change", Unit.PROBABILITY),
  /// Is there an interval? The number is how many, 0 or 1.
  INTERVAL("interval", Unit.COUNT),
  /// Does the interval end above the lower margin?
  ABOVE_LOWER_MARGIN("above-lower-margin", Unit.RATIO),
  /// Does the interval end below the upper margin?
  BELOW_UPPER_MARGIN("below-upper-margin", Unit.RATIO),
  /// Did the adjusted p survive the family?
  SIGNIFICANT("significant", Unit.PROBABILITY),
  /// Is all of the interval slower by the margin?
  ALL_SLOWER("all-slower", Unit.RATIO),
  /// Is all of the interval faster by the margin?
  ALL_FASTER("all-faster", Unit.RATIO);

  /// What the numbers of a condition are.
  public enum Unit {
    /// A whole number of things.
    COUNT,
    /// A ratio; 0.02 means 2 %.
    RATIO,
    /// A probability, 0 to 1.
    PROBABILITY
  }

  private final String word;
  private final Unit unit;

  ConditionId(String word, Unit unit) {
    this.word = word;
    this.unit = unit;
  }

  /// The stable id.
  public String word() {
    return word;
  }

  /// What its numbers are.
  public Unit unit() {
    return unit;
  }
}
