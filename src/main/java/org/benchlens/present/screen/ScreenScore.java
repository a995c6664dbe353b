package org.benchlens.present.screen;

import java.util.OptionalDouble;
import org.benchlens.present.format.Decimals;
import org.benchlens.present.nupp.PageCell;

/// Scores as the screen shows them: four significant digits, thousands apart.
final class ScreenScore {
  private static final int DIGITS = 4;
  private static final int GROUP = 3;

  private ScreenScore() {}

  /// A score; `-` for none.
  ///
  /// @param score [s]
  /// @param perSecond factor from seconds
  static PageCell cell(OptionalDouble score, double perSecond) {
    return PageCell.number(
        score.isPresent() ? text(score.getAsDouble() * perSecond) : PageCell.NOTHING, score);
  }

  /// The text of a number.
  static String text(double value) {
    String plain = Decimals.significant(value, DIGITS).replace('-', '\u2212');
    int point = plain.indexOf('.');
    int end = point < 0 ? plain.length() : point;
    int start = plain.startsWith("\u2212") ? 1 : 0;
    StringBuilder grouped = new StringBuilder(plain);
    for (int at = end - GROUP; at > start; at -= GROUP) {
      grouped.insert(at, ',');
    }
    return grouped.toString();
  }
}
