package org.benchlens.present.format;

/// A number as the window shows it, with its unit apart, so that a heading can state a unit which
/// all shown rows share.
///
/// @param text digits; `n/a` when there is nothing to show
/// @param unit unit; empty without one
public record ScreenNumber(String text, String unit) {
  /// Nothing to show.
  public static final ScreenNumber NONE = new ScreenNumber("n/a", "");

  /// Both in one piece: `5.692 µs`.
  public String whole() {
    return unit.isEmpty() ? text : text + " " + unit;
  }
}
