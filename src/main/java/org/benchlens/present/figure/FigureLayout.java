package org.benchlens.present.figure;

/// Room around the plot, [px]. Figures that are stacked have the same left and right.
///
/// @param left room for labels and numbers
/// @param right room for the unit
/// @param top room above the plot, below heading and legend
/// @param bottom room for numbers, and for the bars of both intervals where a figure has them
public record FigureLayout(double left, double right, double top, double bottom) {
  /// Room for the numbers of the x axis.
  public static final double NUMBERS = 24;

  /// A figure without anything under its x axis.
  public static final FigureLayout PLAIN = new FigureLayout(52, 16, 6, NUMBERS);

  /// A figure with the bars of both intervals under its x axis.
  public static final FigureLayout WITH_INTERVALS = new FigureLayout(52, 16, 6, NUMBERS + 34);

  /// The same with more room on the right.
  public FigureLayout withRight(double room) {
    return new FigureLayout(left, room, top, bottom);
  }
}
