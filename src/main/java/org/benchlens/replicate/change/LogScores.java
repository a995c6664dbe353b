package org.benchlens.replicate.change;

/// Logarithms of scores.
final class LogScores {
  private LogScores() {}

  /// Natural logarithms; of a score <= 0 the number 0 (contract, section 7, 3). StrictMath gives
  /// the same bits on every machine, on which ties depend.
  static double[] of(double[] scores) {
    double[] logs = new double[scores.length];
    for (int i = 0; i < scores.length; i++) {
      logs[i] = scores[i] <= 0 ? 0.0 : StrictMath.log(scores[i]);
    }
    return logs;
  }
}
