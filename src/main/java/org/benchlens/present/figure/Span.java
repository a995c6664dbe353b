package org.benchlens.present.figure;

/// A range of values in base units.
///
/// @param from lower end, finite
/// @param to upper end, finite, >= from
public record Span(double from, double to) {
  public Span {
    if (!(from <= to) || !Double.isFinite(from) || !Double.isFinite(to)) {
      throw new IllegalArgumentException(
          "span " + from + " to " + to + " is not finite and ordered");
    }
  }

  /// Its width, >= 0.
  public double width() {
    return to - from;
  }

  /// Whether a value lies in it, ends included.
  public boolean contains(double value) {
    return value >= from && value <= to;
  }

  /// The smallest span that holds both.
  public Span with(Span other) {
    return new Span(Math.min(from, other.from), Math.max(to, other.to));
  }
}
