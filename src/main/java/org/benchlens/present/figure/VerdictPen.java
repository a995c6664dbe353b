package org.benchlens.present.figure;

import org.benchlens.model.nupp.Verdict;

/// The colour of a verdict: that of the status that says the same.
final class VerdictPen {
  private VerdictPen() {}

  static Role thin(Verdict verdict) {
    return switch (verdict) {
      case REGRESSED -> Role.SLOW_TEXT;
      case IMPROVED -> Role.FAST_TEXT;
      case UNCHANGED -> Role.SAME_TEXT;
      case INCONCLUSIVE -> Role.AMBG_TEXT;
    };
  }
}
