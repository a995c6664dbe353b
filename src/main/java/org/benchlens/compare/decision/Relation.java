package org.benchlens.compare.decision;

/// How a measured value must lie to its limit.
public enum Relation {
  /// Measured >= limit.
  AT_LEAST(">="),
  /// Measured <= limit.
  AT_MOST("<="),
  /// Measured > limit.
  ABOVE(">");

  private final String sign;

  Relation(String sign) {
    this.sign = sign;
  }

  /// The sign used in exports.
  public String sign() {
    return sign;
  }
}
