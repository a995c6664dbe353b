package org.benchlens.compare.sensitivity;

/// What more samples would do to a row.
public enum Tendency {
  /// The more samples, the more often the verdict is settled.
  HELPS("helps"),
  /// The more samples, the more often the verdict is AMBG.
  HURTS("hurts"),
  /// Neither, and the row is AMBG or as good as that.
  DOES_NOT_SETTLE("does_not_settle"),
  /// The row has the verdict that most subsets have, whatever their size.
  AGREES("agrees"),
  /// The two halves of the runs have different verdicts, and chance does not explain it: what was
  /// measured has moved during a run.
  MOVED("moved"),
  /// There are too few samples to tell.
  TOO_FEW("too_few");

  private final String code;

  Tendency(String code) {
    this.code = code;
  }

  /// The code used in exports.
  public String code() {
    return code;
  }
}
