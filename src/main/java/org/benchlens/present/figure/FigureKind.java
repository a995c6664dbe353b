package org.benchlens.present.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The figures of a row's samples, in the order of their keys.
public enum FigureKind implements FigureName {
  /// Histogram or stems of both sides.
  DISTRIBUTION(1, "distribution", "distribution", "Distribution"),
  /// Cumulative shares.
  ECDF(2, "ecdf", "ecdf", "ECDF"),
  /// Difference by quantile.
  SHIFT(3, "shift", "shift", "Shift"),
  /// Distinct values with and without a partner.
  COVERAGE(4, "coverage", "coverage", "Coverage"),
  /// Coverage by tolerance.
  COVERAGE_CURVE(5, "coverage-curve", "curve", "Coverage curve"),
  /// Samples in measurement order.
  RUN_ORDER(6, "run-order", "run order", "Run order"),
  /// A sample against an earlier one.
  LAG(7, "lag", "lag", "Lag"),
  /// Time against clock frequency.
  TIME_FREQUENCY(8, "time-frequency", "time-freq", "Time and frequency"),
  /// Five numbers and outliers.
  BOX(9, "box", "box", "Box");

  private final int key;
  private final String word;
  private final String shortWord;
  private final String title;

  FigureKind(int key, String word, String shortWord, String title) {
    this.key = key;
    this.word = word;
    this.shortWord = shortWord;
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

  /// The word on a button.
  public String shortWord() {
    return shortWord;
  }

  /// All words with commas, in the order of the keys.
  public static String words() {
    List<String> words = new ArrayList<>();
    for (FigureKind kind : values()) {
      words.add(kind.word);
    }
    return String.join(", ", words);
  }

  /// The figure of a word, or of the word on its button with a dash for a space.
  public static Optional<FigureKind> of(String word) {
    for (FigureKind kind : values()) {
      if (kind.word.equals(word) || kind.shortWord.replace(' ', '-').equals(word)) {
        return Optional.of(kind);
      }
    }
    return Optional.empty();
  }
}
