package org.benchlens.present.figure;

/// How an area is drawn.
///
/// @param fill 0xAARRGGBB, 0 for no fill
/// @param outline 0xAARRGGBB, 0 for no outline
/// @param width width of the outline in px
public record Look(int fill, int outline, double width) {
  /// A fill without an outline.
  public static Look filled(int colour) {
    return new Look(colour, 0, 0);
  }

  /// An outline without a fill.
  public static Look outlined(int colour, double width) {
    return new Look(0, colour, width);
  }
}
