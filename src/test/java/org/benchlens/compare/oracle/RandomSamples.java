package org.benchlens.compare.oracle;

import org.benchlens.compare.Thresholds;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.jspecify.annotations.Nullable;

/// Sample arrays of both sides: few values, many ties, neighbours at the tolerance.
///
/// @param reference samples of the reference side
/// @param compare samples of the compare side
record RandomSamples(FakeSamples reference, FakeSamples compare) {

  static RandomSamples next(Dice dice, RandomIntervals intervals, Thresholds limits) {
    FakeSamples ref = new FakeSamples();
    FakeSamples cmp = new FakeSamples();
    double kind = dice.between(0, 1);
    if (kind < 0.35) {
      return new RandomSamples(ref, cmp);
    }
    float[] pool = pool(dice, intervals.reference().center(), limits);
    float scale = scale(dice, intervals);
    float[] left = draw(dice, pool, length(dice));
    float[] right = partner(dice, left, pool, scale, limits);
    boolean frequencies = kind < 0.82;
    float clock = (float) dice.oneOf(1, 2, 1.5e9, 1.98e9);
    float factor = (float) otherClock(dice, intervals, limits);
    declare(dice, ref, SampleArray.TIMES, left);
    declare(dice, cmp, SampleArray.TIMES, right);
    if (frequencies || dice.chance(0.3)) {
      declare(dice, ref, SampleArray.FREQUENCIES, clocks(dice, left.length, clock));
    }
    if (frequencies || dice.chance(0.3)) {
      declare(dice, cmp, SampleArray.FREQUENCIES, clocks(dice, right.length, clock * factor));
    }
    return new RandomSamples(ref, cmp);
  }

  private static int length(Dice dice) {
    return (int) dice.oneOf(1, 2, 3, 4, 5, 8, 10, 15, 20, 30);
  }

  /// Distinct times, spaced so that neighbours lie within, at or beyond the tolerance.
  private static float[] pool(Dice dice, double center, Thresholds limits) {
    double tolerance = limits.sameCenterRelative();
    double step = 1 + dice.oneOf(tolerance, tolerance / 2, 2 * tolerance, 0.0009765625, 0.25, 0.5);
    float[] pool = new float[1 + dice.below(6)];
    double value = Math.clamp(center, 1e-30, 1e30);
    for (int i = 0; i < pool.length; i++) {
      pool[i] = (float) value;
      value *= step;
    }
    return pool;
  }

  private static float scale(Dice dice, RandomIntervals intervals) {
    double ratio = intervals.compare().center() / intervals.reference().center();
    return (float) dice.oneOf(ratio, ratio, ratio, 1, 1, 1.5, 0.5);
  }

  private static float[] draw(Dice dice, float[] pool, int n) {
    float[] values = new float[n];
    boolean skewed = dice.chance(0.6);
    for (int i = 0; i < n; i++) {
      values[i] = pool[skewed && dice.chance(0.7) ? 0 : dice.below(pool.length)];
    }
    return values;
  }

  private static float[] partner(
      Dice dice, float[] left, float[] pool, float scale, Thresholds limits) {
    if (dice.chance(0.3)) {
      float[] same = left.clone();
      for (int i = same.length - 1; i > 0; i--) {
        int j = dice.below(i + 1);
        float kept = same[i];
        same[i] = same[j];
        same[j] = kept;
      }
      return same;
    }
    float[] right = draw(dice, pool, dice.chance(0.6) ? left.length : length(dice));
    for (int i = 0; i < right.length; i++) {
      right[i] *= scale;
      if (dice.chance(0.25)) {
        right[i] = dice.besideFloat((float) (right[i] * (1 + limits.sameCenterRelative())));
      }
    }
    return right;
  }

  private static double otherClock(Dice dice, RandomIntervals intervals, Thresholds limits) {
    double ratio = intervals.compare().center() / intervals.reference().center();
    return dice.oneOf(
        1, 1, 1, 1, 1 / ratio, 1 / ratio / ratio, 1 + limits.sameCenterRelative(), 1.5, 0.5);
  }

  private static float[] clocks(Dice dice, int n, float clock) {
    float[] values = new float[n];
    boolean constant = dice.chance(0.7);
    for (int i = 0; i < n; i++) {
      values[i] = constant ? clock : clock * (float) dice.oneOf(1, 1, 1, 1.0009765625, 0.75);
    }
    return values;
  }

  /// Mostly the array; sometimes one with a bad value, of another length, empty, broken, or none.
  private static void declare(Dice dice, FakeSamples samples, SampleArray array, float[] values) {
    if (!dice.chance(0.1)) {
      samples.with(array, values);
      return;
    }
    switch (dice.below(5)) {
      case 0 -> {
        values[dice.below(values.length)] =
            (float)
                dice.oneOf(
                    Double.NaN, Double.POSITIVE_INFINITY, 0, -0.0, -1, Double.NEGATIVE_INFINITY);
        samples.with(array, values);
      }
      case 1 -> samples.with(array, java.util.Arrays.copyOf(values, 1 + dice.below(values.length)));
      case 2 -> samples.with(array);
      case 3 -> {
        SampleFault.@Nullable Kind[] kinds = {
          SampleFault.Kind.MISSING,
          SampleFault.Kind.OUTSIDE,
          SampleFault.Kind.EMPTY,
          SampleFault.Kind.COUNT_DIFFERS,
          SampleFault.Kind.UNREADABLE
        };
        samples.with(array, kinds[dice.below(kinds.length)]);
      }
      default -> {}
    }
  }
}
