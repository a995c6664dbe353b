package org.benchlens.present.nupp;

/// Probabilities and limits as screens show them.
public final class Percents {
  private Percents() {}

  /// A probability with three decimals, or what it is below: `< 0.001`.
  public static String probability(double p) {
    return Percent.probability(p).replace("<", "< ");
  }

  /// A ratio with the digits it has: `2 %`.
  public static String limit(double ratio) {
    return Percent.plain(ratio).replace("%", " %");
  }
}
