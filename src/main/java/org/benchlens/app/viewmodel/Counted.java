package org.benchlens.app.viewmodel;

/// Numbers of things: `1 state`, `1,000 states`.
final class Counted {

  private Counted() {}

  /// A number with its noun.
  ///
  /// @param number how many
  /// @param noun what, one of it; an `s` makes it many
  static String of(long number, String noun) {
    return grouped(number) + " " + noun + (number == 1 ? "" : "s");
  }

  /// A whole number with commas: `1,000`.
  static String grouped(long number) {
    StringBuilder text = new StringBuilder(Long.toString(number));
    for (int at = text.length() - 3; at > (number < 0 ? 1 : 0); at -= 3) {
      text.insert(at, ',');
    }
    return text.toString();
  }
}
