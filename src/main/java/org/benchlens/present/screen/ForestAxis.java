package org.benchlens.present.screen;

import java.util.Collection;
import java.util.stream.DoubleStream;
import org.benchlens.present.figure.Span;

/// The axis that all intervals of a table share.
///
/// @param span shown changes, ratio 1
/// @param margin the margin, ratio 1, > 0
public record ForestAxis(Span span, double margin) {
  /// Room beside the outermost end, in widths of the whole.
  private static final double ROOM = 0.08;

  /// Margins on each side of zero that are shown at least.
  private static final double LEAST = 2.5;

  /// An axis that holds all marks, with zero in the middle.
  public static ForestAxis of(Collection<ForestMark> marks, double margin) {
    double farthest =
        marks.stream()
            .flatMapToDouble(
                mark ->
                    DoubleStream.concat(
                        DoubleStream.of(mark.change()),
                        DoubleStream.concat(mark.low().stream(), mark.upper().stream())))
            .map(Math::abs)
            .reduce(LEAST * margin, Math::max);
    double end = farthest * (1 + ROOM);
    return new ForestAxis(new Span(-end, end), margin);
  }
}
