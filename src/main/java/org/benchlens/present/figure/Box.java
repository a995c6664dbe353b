package org.benchlens.present.figure;

/// A rectangle in px.
///
/// @param x left edge
/// @param y upper edge
/// @param width width, >= 0
/// @param height height, >= 0
public record Box(double x, double y, double width, double height) {
  /// The right edge.
  public double right() {
    return x + width;
  }

  /// The lower edge.
  public double bottom() {
    return y + height;
  }

  /// Whether a point lies in it, edges included.
  public boolean contains(double px, double py) {
    return px >= x && px <= right() && py >= y && py <= bottom();
  }
}
