package org.benchlens.compare.decision;

import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;

/// How a check settles a row.
record Ruling(Status status, Reason reason) {
  static Ruling ambiguous(Reason reason) {
    return new Ruling(Status.AMBG, reason);
  }

  static Ruling same(Reason reason) {
    return new Ruling(Status.SAME, reason);
  }
}
