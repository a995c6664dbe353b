package org.benchlens.present.nupp;

/// A line of what is to say about one benchmark.
///
/// @param mark what it is
/// @param text words
/// @param numbers the numbers behind them; may be empty
/// @param deciding whether it decides
/// @param code something to be read as it is, such as an abort site; may be empty
public record DetailLine(Mark mark, String text, String numbers, boolean deciding, String code) {
  /// A question or something to know, that does not decide.
  public static DetailLine of(Mark mark, String text, String numbers) {
    return new DetailLine(mark, text, numbers, false, "");
  }

  /// The same, as what decides.
  public DetailLine decides() {
    return new DetailLine(mark, text, numbers, true, code);
  }

  /// The same with something to be read as it is.
  public DetailLine with(String exact) {
    return new DetailLine(mark, text, numbers, deciding, exact);
  }

  /// What a line is.
  public enum Mark {
    /// A question whose answer is yes.
    HOLDS("yes"),
    /// A question whose answer is no.
    FAILS("no"),
    /// A gate that failed.
    BAD("failed"),
    /// A question that was not asked.
    NOT_REACHED("not reached"),
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
