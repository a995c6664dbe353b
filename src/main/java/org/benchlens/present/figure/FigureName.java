package org.benchlens.present.figure;

/// Which figure it is.
public sealed interface FigureName permits FigureKind, RecordFigureKind {
  /// The digit that chooses it; 0 for none.
  int key();

  /// The word of the command line.
  String word();

  /// The words of a heading.
  String title();
}
