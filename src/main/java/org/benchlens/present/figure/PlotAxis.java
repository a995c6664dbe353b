package org.benchlens.present.figure;

/// An axis of a figure.
///
/// @param label what it shows, such as `time`
/// @param unit the unit of its numbers
/// @param kind linear or log
/// @param domain all of it, in base units; positive for a log axis
/// @param grid whether a hairline goes through the plot at each tick
/// @param numbered whether it has ticks and numbers
public record PlotAxis(
    String label, AxisUnit unit, ScaleKind kind, Span domain, boolean grid, boolean numbered) {

  /// The domain in the shown unit.
  public Span shown() {
    return shown(domain);
  }

  /// A part of it in the shown unit.
  public Span shown(Span part) {
    return new Span(unit.shown(part.from()), unit.shown(part.to()));
  }
}
