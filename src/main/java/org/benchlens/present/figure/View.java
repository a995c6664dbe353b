package org.benchlens.present.figure;

import java.util.Optional;
import java.util.OptionalDouble;

/// How a figure is looked at.
///
/// @param width whole width, [px]
/// @param height whole height, [px]
/// @param palette colours
/// @param heading what stands above the plot
/// @param x shown part of the x axis, base units; empty for all of it
/// @param y shown part of the y axis, base units; empty for all of it
/// @param pointer place of the pointer on the x axis, base units
/// @param highlight what is selected
public record View(
    double width,
    double height,
    Palette palette,
    Heading heading,
    Optional<Span> x,
    Optional<Span> y,
    OptionalDouble pointer,
    Highlight highlight) {

  /// What stands above the plot.
  public enum Heading {
    /// Nothing: whoever shows the figure has the words.
    NONE,
    /// Title and subtitle.
    TITLE,
    /// The key that chooses the figure, title and subtitle.
    KEY_AND_TITLE
  }

  /// All of a figure, with its title.
  public static View whole(double width, double height, Palette palette) {
    return new View(
        width,
        height,
        palette,
        Heading.TITLE,
        Optional.empty(),
        Optional.empty(),
        OptionalDouble.empty(),
        Highlight.NONE);
  }

  /// The same with another heading.
  public View with(Heading other) {
    return new View(width, height, palette, other, x, y, pointer, highlight);
  }
}
