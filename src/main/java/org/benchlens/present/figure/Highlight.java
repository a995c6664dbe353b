package org.benchlens.present.figure;

import java.util.List;
import java.util.Optional;

/// What is selected in a figure.
///
/// @param x selected part of the x axis, base units
/// @param y selected part of the y axis, base units
/// @param picked selected samples, drawn over all other marks
public record Highlight(Optional<Span> x, Optional<Span> y, List<Mark.Picked> picked) {
  /// Nothing is selected.
  public static final Highlight NONE = new Highlight(Optional.empty(), Optional.empty(), List.of());

  public Highlight {
    picked = List.copyOf(picked);
  }

  /// A selected part of the x axis.
  public static Highlight ofX(Span span) {
    return new Highlight(Optional.of(span), Optional.empty(), List.of());
  }

  /// The selected parts that a brush is in a figure.
  ///
  /// @param axes what the figure's axes count
  public static Highlight of(Brush brush, SampleAxes axes, List<Mark.Picked> picked) {
    return new Highlight(
        axes.x().filter(axis -> axis == brush.axis()).map(axis -> brush.span()),
        axes.y().filter(axis -> axis == brush.axis()).map(axis -> brush.span()),
        picked);
  }
}
