package org.benchlens.present.nupp;

/// A line of what is to say about one benchmark.
///
/// @param text words
/// @param numbers the numbers behind them; may be empty
/// @param mark what it is
public record DetailLine(String text, String numbers, Mark mark) {
  /// What a line is.
  public enum Mark {
    /// A question whose answer is yes.
    HOLDS("yes"),
    /// A question whose answer is no.
    FAILS("no"),
    /// Something to know.
    NOTE("note");

    private final String word;

    Mark(String word) {
      this.word = word;
    }

    /// The word for it.
    public String word() {
      return word;
    }
  }
}
