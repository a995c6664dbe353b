package org.benchlens.replicate;

/// How a measured number must lie to its limit.
public enum Relation {
  /// Strictly below the limit.
  BELOW("<"),
  /// At or below the limit.
  AT_MOST("<="),
  /// At or above the limit.
  AT_LEAST(">="),
  /// Strictly above the limit.
  ABOVE(">");

  private final String symbol;

  Relation(String symbol) {
    this.symbol = symbol;
  }

  /// The symbol in ASCII.
  public String symbol() {
    return symbol;
  }

  /// Whether a number lies so; never for NaN.
  public boolean holds(double measured, double limit) {
    return switch (this) {
      case BELOW -> measured < limit;
      case AT_MOST -> measured <= limit;
      case AT_LEAST -> measured >= limit;
      case ABOVE -> measured > limit;
    };
  }
}
