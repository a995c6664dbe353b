package org.benchlens.app.viewmodel;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.benchlens.workspace.Mark;

/// Waits for the letter of a mark, and says which there are.
public final class MarkQuestion {
  private final BooleanSupplier any;
  private final Consumer<String> notice;
  private final Consumer<Optional<Mark>> answer;
  private boolean asking;

  /// @param any whether there is a row to mark
  /// @param notice told which letters there are
  /// @param answer takes the mark; empty for none
  public MarkQuestion(
      BooleanSupplier any, Consumer<String> notice, Consumer<Optional<Mark>> answer) {
    this.any = any;
    this.notice = notice;
    this.answer = answer;
  }

  /// Waits for a letter.
  public void ask() {
    asking = any.getAsBoolean();
    if (asking) {
      notice.accept("Mark: r rerun, e real, n noise, a accepted, l later, x none");
    }
  }

  /// Takes a letter; another one than those of the marks only ends the waiting.
  ///
  /// @param letter the typed character
  /// @return whether it was waited for
  public boolean answer(String letter) {
    if (!cancel()) {
      return false;
    }
    Optional<Mark> mark = letter(letter);
    if (mark.isPresent() || letter.equals("x")) {
      answer.accept(mark);
    }
    return true;
  }

  /// The mark that a letter stands for; empty for other letters.
  static Optional<Mark> letter(String letter) {
    return switch (letter) {
      case "r" -> Optional.of(Mark.RERUN);
      case "e" -> Optional.of(Mark.REAL);
      case "n" -> Optional.of(Mark.NOISE);
      case "a" -> Optional.of(Mark.ACCEPTED);
      case "l" -> Optional.of(Mark.LATER);
      default -> Optional.empty();
    };
  }

  /// Waits no longer.
  ///
  /// @return whether it did
  public boolean cancel() {
    boolean before = asking;
    if (asking) {
      asking = false;
      notice.accept("");
    }
    return before;
  }
}
