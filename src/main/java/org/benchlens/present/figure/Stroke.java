package org.benchlens.present.figure;

/// How a line is drawn. Ends are flat, joins are round.
///
/// @param colour 0xAARRGGBB
/// @param width width in px, > 0
/// @param dash how it is broken
public record Stroke(int colour, double width, Dash dash) {
  /// An unbroken line.
  public Stroke(int colour, double width) {
    this(colour, width, Dash.SOLID);
  }
}
