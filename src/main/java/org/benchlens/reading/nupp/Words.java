package org.benchlens.reading.nupp;

import java.io.IOException;
import java.util.Optional;
import java.util.function.Function;

/// Reads a text that must be one of a few words.
final class Words {
  private Words() {}

  /// The constant whose word the value is; empty, with a problem, for any other text.
  static <E extends Enum<E>> Optional<E> read(
      RecordCursor at, E[] constants, Function<E, String> word) throws IOException {
    Optional<String> text = at.text();
    if (text.isEmpty()) {
      return Optional.empty();
    }
    for (E constant : constants) {
      if (word.apply(constant).equals(text.get())) {
        return Optional.of(constant);
      }
    }
    at.wrong("holds a word this program does not know, '" + text.get() + "'; left out");
    return Optional.empty();
  }
}
