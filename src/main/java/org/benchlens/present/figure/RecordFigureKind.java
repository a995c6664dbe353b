package org.benchlens.present.figure;

/// The figures of records of `nupp bench`.
public enum RecordFigureKind implements FigureName {
  /// Samples of each fork as a strip.
  FORKS(1, "forks", "Forks"),
  /// Samples of one fork in execution order.
  FORK(2, "fork", "Fork"),
  /// Fork scores by rank.
  SCORES(3, "scores", "Fork scores"),
  /// Changes of paired forks.
  PAIRS(4, "pairs", "Paired forks"),
  /// Samples of all forks by value.
  DISTRIBUTION(5, "distribution", "Distribution"),
  /// Changes of all benchmarks against the margin.
  CHANGES(6, "changes", "Changes"),
  /// A score over runs.
  HISTORY(7, "history", "History");

  private final int key;
  private final String word;
  private final String title;

  RecordFigureKind(int key, String word, String title) {
    this.key = key;
    this.word = word;
    this.title = title;
  }

  @Override
  public int key() {
    return key;
  }

  @Override
  public String word() {
    return word;
  }

  @Override
  public String title() {
    return title;
  }
}
