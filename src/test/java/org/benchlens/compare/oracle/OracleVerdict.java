package org.benchlens.compare.oracle;

import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;

/// A status with its reason.
record OracleVerdict(Status status, Reason reason) {

  static OracleVerdict ambiguous(Reason reason) {
    return new OracleVerdict(Status.AMBG, reason);
  }

  static OracleVerdict same(Reason reason) {
    return new OracleVerdict(Status.SAME, reason);
  }
}
