package org.benchlens.present.figure;

import java.util.function.DoubleUnaryOperator;

/// How values map to a length.
public enum ScaleKind {
  /// Equal differences are equal lengths.
  LINEAR("linear"),
  /// Equal ratios are equal lengths; values are positive.
  LOG("log"),
  /// Places in an order: as linear, with whole numbers only.
  PLACES("places");

  private final String word;

  ScaleKind(String word) {
    this.word = word;
  }

  /// The word of the command line.
  public String word() {
    return word;
  }

  /// Where a value lies in a span: 0 at its lower, 1 at its upper end; outside beyond these. An
  /// empty span puts everything in the middle.
  public double fraction(Span span, double value) {
    if (span.width() == 0) {
      return 0.5;
    }
    return switch (this) {
      case LINEAR, PLACES -> (value - span.from()) / span.width();
      case LOG -> Math.log(value / span.from()) / Math.log(span.to() / span.from());
    };
  }

  /// The same for many values of one span: what does not depend on the value is worked out once.
  DoubleUnaryOperator fractions(Span span) {
    double width = span.width();
    if (width == 0) {
      return value -> 0.5;
    }
    if (this != LOG) {
      double start = span.from();
      return value -> (value - start) / width;
    }
    double from = Math.log(span.from());
    double range = Math.log(span.to() / span.from());
    return value -> (Math.log(value) - from) / range;
  }

  /// The value at a fraction of a span; undoes [#fraction].
  public double value(Span span, double fraction) {
    return switch (this) {
      case LINEAR, PLACES -> span.from() + fraction * span.width();
      case LOG -> span.from() * Math.exp(fraction * Math.log(span.to() / span.from()));
    };
  }

  /// A span grown on both sides by a share of its length.
  public Span padded(Span span, double share) {
    return new Span(value(span, -share), value(span, 1 + share));
  }
}
