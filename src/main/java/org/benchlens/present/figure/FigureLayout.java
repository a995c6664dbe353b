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

  /// A figure whose numbers carry a unit of their own.
  public static final FigureLayout WIDE = new FigureLayout(64, 16, 6, NUMBERS);

  /// The same with so much more room on the left as the numbers of a y axis may need.
  public FigureLayout fitting(PlotAxis y) {
    int longest = 0;
    for (Tick tick : Ticks.of(y.shown(), y.kind(), 300, Ticks.Y_SPACING)) {
      longest = Math.max(longest, tick.label().length());
    }
    // A digit is 6.5 px wide; the number ends 8 px before the plot.
    return new FigureLayout(Math.max(left, 14 + 6.5 * longest), right, top, bottom);
  }

  /// The same with more room on the right.
  public FigureLayout withRight(double room) {
    return new FigureLayout(left, room, top, bottom);
  }
}
