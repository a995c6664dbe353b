package org.benchlens.present.figure;

/// Something of a fixed size that can be drawn on any surface, with its words and numbers.
public interface Drawing {
  /// Whole width, [px].
  double width();

  /// Whole height, [px].
  double height();

  /// Its colours.
  Palette palette();

  /// A few words.
  String title();

  /// One sentence that says what is to be seen.
  String description();

  /// The numbers behind it.
  DataTable table();

  /// Draws all of it, background included. Draws the same each time.
  void paint(Surface surface);

  /// A figure as it is looked at.
  static Drawing of(Figure figure, View view) {
    return new FigureDrawing(figure, view);
  }
}
