package org.benchlens.present.figure;

import java.util.function.DoubleUnaryOperator;

/// A figure on its way to a surface: where the plot lies, what part of the axes it shows, in which
/// colours.
final class Sheet {
  private static final double LABEL = 11;

  private final Surface surface;
  private final Figure figure;
  private final View view;
  private final Box plot;
  private final Span xs;
  private final Span ys;
  private final DoubleUnaryOperator toX;
  private final DoubleUnaryOperator toY;

  Sheet(Surface surface, Figure figure, View view) {
    this.surface = surface;
    this.figure = figure;
    this.view = view;
    this.plot = plot(figure, view);
    this.xs = view.x().orElse(figure.x().domain());
    this.ys = view.y().orElse(figure.y().domain());
    this.toX = figure.x().kind().fractions(xs);
    this.toY = figure.y().kind().fractions(ys);
  }

  /// Height of the heading row, [px].
  static double headingHeight(View view) {
    return view.heading() == View.Heading.NONE ? 0 : 30;
  }

  /// Whether the legend has a line of its own.
  static boolean legendLine(Figure figure, View view) {
    Legend legend = figure.legend();
    return !legend.entries().isEmpty() && (legend.ownLine() || view.heading() == View.Heading.NONE);
  }

  static Box plot(Figure figure, View view) {
    FigureLayout layout = figure.layout();
    double top = headingHeight(view) + layout.top() + (legendLine(figure, view) ? 18 : 0);
    return new Box(
        layout.left(),
        top,
        Math.max(0, view.width() - layout.left() - layout.right()),
        Math.max(0, view.height() - top - layout.bottom()));
  }

  Surface surface() {
    return surface;
  }

  Figure figure() {
    return figure;
  }

  View view() {
    return view;
  }

  Box plot() {
    return plot;
  }

  /// The shown part of the x axis.
  Span xs() {
    return xs;
  }

  /// The shown part of the y axis.
  Span ys() {
    return ys;
  }

  double px(double x) {
    return plot.x() + toX.applyAsDouble(x) * plot.width();
  }

  double py(double y) {
    return plot.bottom() - toY.applyAsDouble(y) * plot.height();
  }

  Palette palette() {
    return view.palette();
  }

  int colour(Role role) {
    return view.palette().colour(role);
  }

  int colour(Role role, double opacity) {
    return view.palette().colour(role, opacity);
  }

  /// Plot labels: 11 px.
  Lettering label(Role role, Lettering.Anchor anchor) {
    return Lettering.of(colour(role), LABEL, anchor);
  }

  /// The middle of the pixel that a coordinate falls into, for crisp lines of 1 px.
  static double crisp(double at) {
    return Math.floor(at) + 0.5;
  }
}
