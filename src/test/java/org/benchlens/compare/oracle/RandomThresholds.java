package org.benchlens.compare.oracle;

import org.benchlens.compare.Preset;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.Thresholds;

/// Limits from the presets, from the ends of their ranges, and such that a value can lie exactly on
/// them.
final class RandomThresholds {
  private RandomThresholds() {}

  static Thresholds next(Dice dice) {
    Thresholds thresholds = preset(dice);
    if (dice.chance(0.35)) {
      return thresholds;
    }
    for (Threshold threshold : Threshold.values()) {
      if (dice.chance(0.4)) {
        thresholds = thresholds.with(threshold, value(threshold, dice));
      }
    }
    return thresholds;
  }

  private static Thresholds preset(Dice dice) {
    return Preset.values()[dice.below(Preset.values().length)].thresholds();
  }

  private static double value(Threshold threshold, Dice dice) {
    return switch (threshold) {
      case CLEAR_GAP_RELATIVE, SAME_CENTER_RELATIVE ->
          dice.oneOf(0, 0.0078125, 0.125, 0.25, 0.5, 1, 1e-9, 0.03, dice.between(0, 0.02));
      case SAME_OVERLAP_FRACTION -> dice.oneOf(0, 0.25, 0.5, 0.75, 1, dice.between(0, 1));
      case SAME_DISPERSION_CEILING -> dice.oneOf(0, 0.015625, 0.5, 1, 3, dice.between(0, 0.05));
      case BULK_SAMPLE_COVERAGE, BULK_SUPPORT_COVERAGE ->
          dice.oneOf(0, 0.25, 0.5, 2.0 / 3, 0.75, 0.9, 1, dice.between(0, 1));
      case RARE_SAMPLE_FRACTION ->
          dice.oneOf(0, 1e-9, 0.1, 0.2, 0.25, 0.3, 0.5, 1, dice.between(0, 1));
      case RARE_MAX_REMOVED -> dice.oneOf(0, 0.1, 0.2, 0.25, 0.5, 1, dice.between(0, 1));
    };
  }
}
