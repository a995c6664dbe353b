package org.benchlens.compare.oracle;

import java.util.EnumMap;
import java.util.Map;
import org.benchlens.compare.Thresholds;
import org.benchlens.model.Statistic;

/// Rows near all limits and with every kind of bad data. The same seed gives the same row.
public final class RandomRows {
  private RandomRows() {}

  /// The row of a seed.
  public static RandomRow row(long seed) {
    Dice dice = new Dice(seed);
    Thresholds limits = RandomThresholds.next(dice);
    RandomIntervals intervals = RandomIntervals.next(dice, limits);
    Map<Statistic, Double> ref = new EnumMap<>(Statistic.class);
    Map<Statistic, Double> cmp = new EnumMap<>(Statistic.class);
    summaries(dice, intervals, limits, ref, cmp);
    clocks(dice, intervals, limits, ref, cmp);
    spoil(dice, ref);
    spoil(dice, cmp);
    if (dice.chance(0.08)) {
      strangeCenter(dice, dice.chance(0.5) ? ref : cmp);
    }
    RandomSamples samples = RandomSamples.next(dice, intervals, limits);
    RowSide left = side(dice, ref, samples.reference());
    RowSide right = side(dice, cmp, samples.compare());
    RandomRow row = new RandomRow(seed, left, right, limits);
    return dice.chance(0.5) ? row.swapped() : row;
  }

  private static RowSide side(Dice dice, Map<Statistic, Double> numbers, FakeSamples samples) {
    return new RowSide(
        numbers,
        samples,
        dice.chance(0.012) ? dice.chance(0.2) ? "" : "too slow" : null,
        !dice.chance(0.012));
  }

  /// The same interval written as quartiles, as mean and deviation, or as both.
  private static void summaries(
      Dice dice,
      RandomIntervals intervals,
      Thresholds limits,
      Map<Statistic, Double> ref,
      Map<Statistic, Double> cmp) {
    boolean quartiles = dice.chance(0.6);
    boolean mean = !quartiles || dice.chance(0.5);
    boolean uneven = dice.chance(0.08);
    describe(dice, intervals.reference(), noise(dice, limits), quartiles, mean || uneven, ref);
    describe(dice, intervals.compare(), noise(dice, limits), quartiles && !uneven, mean, cmp);
  }

  private static double noise(Dice dice, Thresholds limits) {
    double ceiling = limits.sameDispersionCeiling();
    return switch (dice.below(8)) {
      case 0 -> dice.beside(ceiling);
      case 1 -> ceiling * dice.between(1, 3);
      case 2 -> 0;
      default -> ceiling * dice.between(0, 1);
    };
  }

  private static void describe(
      Dice dice,
      OracleInterval interval,
      double noise,
      boolean quartiles,
      boolean mean,
      Map<Statistic, Double> out) {
    double center = interval.center();
    out.put(Statistic.MIN, interval.lower());
    boolean relative = dice.chance(0.7);
    boolean absolute = !relative || dice.chance(0.5);
    if (quartiles) {
      out.put(Statistic.Q1, dice.oneOf(interval.lower(), center));
      out.put(Statistic.MEDIAN, center);
      out.put(Statistic.Q3, interval.upper());
      putIf(relative, Statistic.RELATIVE_IQR, noise, out);
      putIf(absolute, Statistic.IQR, noise * center, out);
    }
    if (mean) {
      double reach = Math.max(center - interval.lower(), interval.upper() - center);
      double stdev = dice.oneOf(reach, 1.5 * reach, noise * center);
      if (dice.chance(0.06)) {
        stdev = center * dice.oneOf(0.999, 0.9995, 3);
        out.remove(Statistic.MIN);
      }
      out.put(Statistic.MEAN, center);
      putIf(dice.chance(0.8), Statistic.MAX, interval.upper(), out);
      putIf(absolute, Statistic.STDEV, stdev, out);
      putIf(relative, Statistic.RELATIVE_STDEV, absolute ? noise : stdev / center, out);
    }
  }

  private static void putIf(
      boolean wanted, Statistic statistic, double value, Map<Statistic, Double> out) {
    if (wanted) {
      out.put(statistic, value);
    }
  }

  /// Clocks that agree, that undo the change, that lie on a limit, or that cannot be used.
  private static void clocks(
      Dice dice,
      RandomIntervals intervals,
      Thresholds limits,
      Map<Statistic, Double> ref,
      Map<Statistic, Double> cmp) {
    double clock = dice.oneOf(1, 2, 1.5e9, 1.98e9, dice.between(1e9, 2e9));
    double ratio = intervals.compare().center() / intervals.reference().center();
    double other =
        switch (dice.below(8)) {
          case 0 -> clock / ratio;
          case 1 -> clock / ratio / ratio;
          case 2 -> dice.beside(clock * (1 + limits.sameCenterRelative()));
          case 3 -> dice.beside(clock / (1 + limits.clearGapRelative()));
          default -> clock;
        };
    putIf(!dice.chance(0.2), Statistic.CLOCK_RATE, clock, ref);
    putIf(!dice.chance(0.2), Statistic.CLOCK_RATE, other, cmp);
    if (dice.chance(0.1)) {
      cmp.put(
          Statistic.CLOCK_RATE,
          dice.oneOf(0, -1, Double.NaN, Double.POSITIVE_INFINITY, 1e308, Double.MIN_VALUE, -0.0));
    }
  }

  /// Now and then a field is not what it should be.
  private static void spoil(Dice dice, Map<Statistic, Double> numbers) {
    if (dice.chance(0.04)) {
      numbers.keySet().removeIf(statistic -> dice.chance(0.35));
      numbers.replaceAll((statistic, number) -> dice.chance(0.2) ? strange(dice, number) : number);
    }
    while (dice.chance(0.12)) {
      Statistic statistic = Statistic.values()[dice.below(Statistic.values().length)];
      if (dice.chance(0.4)) {
        numbers.remove(statistic);
      } else {
        numbers.put(statistic, strange(dice, numbers.getOrDefault(statistic, 1.0)));
      }
    }
  }

  private static double strange(Dice dice, double usual) {
    return dice.oneOf(
        Double.NaN,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY,
        0,
        -0.0,
        -usual,
        usual * 2,
        usual / 2,
        Math.nextUp(usual),
        Math.nextDown(usual),
        Double.MIN_VALUE,
        Double.MAX_VALUE);
  }

  /// A center that is missing, not finite or not positive, in both families.
  private static void strangeCenter(Dice dice, Map<Statistic, Double> numbers) {
    if (dice.chance(0.35)) {
      numbers.remove(Statistic.MEAN);
      numbers.remove(Statistic.MEDIAN);
      return;
    }
    double center =
        dice.oneOf(Double.NaN, Double.POSITIVE_INFINITY, 0, -1, Double.NEGATIVE_INFINITY, -0.0);
    numbers.put(Statistic.MEAN, center);
    numbers.put(Statistic.MEDIAN, center);
  }
}
