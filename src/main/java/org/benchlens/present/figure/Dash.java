package org.benchlens.present.figure;

/// How a line is broken: lengths in px of the drawn and the empty part, both 0 when unbroken.
public enum Dash {
  /// Unbroken.
  SOLID(0, 0),
  /// Compare side.
  SERIES(3, 2),
  /// Limits.
  LIMIT(4, 3),
  /// The middle of a band.
  DOTTED(1.5, 2.5);

  private final double on;
  private final double off;

  Dash(double on, double off) {
    this.on = on;
    this.off = off;
  }

  /// Length of the drawn part, [px].
  public double on() {
    return on;
  }

  /// Length of the empty part, [px].
  public double off() {
    return off;
  }
}
