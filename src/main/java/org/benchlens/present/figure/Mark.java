package org.benchlens.present.figure;

import org.benchlens.model.Side;

/// One thing that a figure draws, in data coordinates (base units). Marks are drawn in their order.
public sealed interface Mark {
  /// A line through points; steps are points already.
  ///
  /// @param width width in px
  record Line(Points points, Role role, double width, Dash dash) implements Mark {}

  /// The area between a line and y = 0.
  ///
  /// @param opacity 0 to 1
  record Area(Points points, Role role, double opacity) implements Mark {}

  /// Stems from y = 0 with the head of the side.
  ///
  /// @param shift how far to the right of their values, [px]
  record Stems(Points points, Side side, double shift) implements Mark {}

  /// A cloud of points with the head of the side.
  ///
  /// @param radius of a head, [px]
  /// @param opacity 0 to 1
  record Dots(Points points, Side side, double radius, double opacity) implements Mark {}

  /// Selected samples of a side, over all other marks.
  ///
  /// @param points where they are; a place that is no number is not drawn
  /// @param ticks whether they are ticks along x, of which y means nothing, instead of points
  record Picked(Points points, Side side, boolean ticks) implements Mark {}

  /// The distinct values of a side as bars, in its half of the plot.
  record Rug(RugLane lane) implements Mark {}

  /// A band over the whole height or width.
  ///
  /// @param upright whether the span is of x
  /// @param opacity 0 to 1
  record Band(boolean upright, Span span, Role role, double opacity) implements Mark {}

  /// A band over a part of the plot.
  ///
  /// @param opacity 0 to 1
  record Block(Span x, Span y, Role role, double opacity) implements Mark {}

  /// The reach of a tolerance around a place of x, from `at / (1 + relative)` to
  /// `at * (1 + relative)`; it follows the pointer.
  ///
  /// @param relative tolerance, [1], >= 0
  /// @param at where it stands without a pointer
  record Tolerance(double relative, double at) implements Mark {}

  /// A line over the whole height or width.
  ///
  /// @param upright whether it stands at a place of x
  /// @param label text at its end, may be empty
  record Limit(boolean upright, double at, Role role, double width, Dash dash, String label)
      implements Mark {}

  /// A text beside a place.
  ///
  /// @param anchor START for a text on the right of the place, END for one on its left, MIDDLE
  ///     for one over it
  record Note(double x, double y, String text, Lettering.Anchor anchor, Role role)
      implements Mark {}

  /// Columns of a side beside the plot: above it, or on its right.
  ///
  /// @param top whether it stands above, along x; else on the right, along y
  /// @param outline places along the axis with the heights of the columns as y
  /// @param largest height that fills the room
  record Margin(boolean top, Points outline, Side side, double largest) implements Mark {}

  /// The five numbers of a side as a box with whiskers, in its half of the plot.
  ///
  /// @param words text under the box
  record Whiskers(Side side, FiveNumbers numbers, String words) implements Mark {}

  /// Single places of x in the half of a side, in the middle of its box.
  record Outliers(Side side, Points points) implements Mark {}

  /// The interval of a side under the x axis.
  ///
  /// @param span lower and upper end; a single place when the side has no interval
  /// @param center typical value
  /// @param text the numbers in words
  record UnderBar(Side side, Span span, double center, String text) implements Mark {}
}
