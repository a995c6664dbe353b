package org.benchlens.present.figure;

/// What can be drawn on: a canvas, an image, a vector file. Lengths are px, y grows downwards.
///
/// Coordinates are lists x0, y0, x1, y1, ... and belong to the caller. A stroke of 1 px on a half
/// coordinate covers one row of pixels.
public interface Surface {
  /// Draws a straight line.
  void line(double x1, double y1, double x2, double y2, Stroke stroke);

  /// Draws an open line through points.
  void polyline(double[] xy, Stroke stroke);

  /// Draws a closed polygon.
  void polygon(double[] xy, Look look);

  /// Draws a rectangle with corners rounded by `radius`.
  void rectangle(Box box, double radius, Look look);

  /// Draws a circle.
  void circle(double x, double y, double radius, Look look);

  /// Draws one line of text on the baseline y.
  void text(String text, double x, double y, Lettering lettering);

  /// The width of a text in px.
  double textWidth(String text, Lettering lettering);

  /// Limits what follows to a box, until [#unclip]. Clips do not nest.
  void clip(Box box);

  /// Ends [#clip].
  void unclip();
}
