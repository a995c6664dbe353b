package org.benchlens.compare.oracle;

import org.benchlens.compare.Thresholds;

/// Two intervals in a relation that some limit is about; the second is never the faster one.
///
/// @param reference ordered interval
/// @param compare ordered interval
record RandomIntervals(OracleInterval reference, OracleInterval compare) {

  static RandomIntervals next(Dice dice, Thresholds limits) {
    double base =
        dice.oneOf(1, 1, 0.5, 2, 3, 0.001, 4.35e-5, 1e-6 * dice.between(1, 9), 1e-300, 1e300);
    double width = dice.oneOf(0, 0.0009765625, 0.25, 0.5, 1, 0.004, 0.01, dice.between(0, 0.02));
    OracleInterval ref = interval(dice, base, base * (1 + width));
    return new RandomIntervals(ref, other(dice, ref, limits));
  }

  private static OracleInterval other(Dice dice, OracleInterval ref, Thresholds limits) {
    double width = ref.upper() - ref.lower();
    return switch (dice.below(14)) {
      case 0, 1 -> ref;
      case 2, 9, 10 -> {
        double lower = dice.beside(ref.upper() * (1 + limits.clearGapRelative()));
        yield interval(dice, lower, lower * (1 + dice.oneOf(0, 0.25, 0.003)));
      }
      case 3 -> {
        double center = dice.beside(ref.center() * (1 + limits.sameCenterRelative()));
        yield ordered(ref.lower(), center, Math.max(ref.upper(), center));
      }
      case 4, 5 -> {
        double lower = dice.beside(ref.lower() + (1 - limits.sameOverlapFraction()) * width);
        double upper = dice.beside(lower + width);
        yield ordered(lower, Math.clamp(ref.center(), lower, Math.max(lower, upper)), upper);
      }
      case 6 -> interval(dice, dice.beside(ref.upper()), ref.upper() * (1 + width));
      case 7 -> {
        double point = dice.oneOf(ref.lower(), ref.upper(), ref.center(), dice.beside(ref.upper()));
        yield ordered(point, point, point);
      }
      case 8, 11 -> {
        double lower = ref.upper() * dice.between(1.02, 3);
        yield interval(dice, lower, lower * (1 + dice.between(0, 0.02)));
      }
      default -> {
        double shift = dice.between(0, 2 * limits.sameCenterRelative()) * ref.center();
        yield ordered(ref.lower() + shift, ref.center() + shift, ref.upper() + shift);
      }
    };
  }

  private static OracleInterval interval(Dice dice, double lower, double upper) {
    double center = lower + (upper - lower) * dice.oneOf(0, 0.5, 1, dice.between(0, 1));
    return ordered(lower, center, upper);
  }

  private static OracleInterval ordered(double lower, double center, double upper) {
    double middle = Math.max(lower, center);
    return new OracleInterval(lower, middle, Math.max(middle, upper));
  }
}
