package org.benchlens.compare.decision;

/// How a check ended.
public enum Outcome {
  /// It holds.
  PASS("pass"),
  /// It does not hold.
  FAIL("fail"),
  /// The row was decided before it.
  NOT_REACHED("not_reached"),
  /// The row's data do not call for it.
  NOT_APPLICABLE("not_applicable");

  private final String code;

  Outcome(String code) {
    this.code = code;
  }

  /// The code used in exports.
  public String code() {
    return code;
  }
}
