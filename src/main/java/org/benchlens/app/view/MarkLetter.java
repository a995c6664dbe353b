package org.benchlens.app.view;

/// The letter that sets a mark: its first that no other mark has taken.
public final class MarkLetter {
  private MarkLetter() {}

  /// The letter of a mark: `r` rerun, `e` real, `n` noise, `a` accepted, `l` later.
  public static String of(String word) {
    return word.equals("real") ? "e" : word.substring(0, 1);
  }
}
