package org.benchlens.compare.decision;

import java.util.EnumMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.interval.Timing;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.Statistic;

/// A made row with now and then something odd about it. Its sides share their samples with changed
/// copies of the row, so that a property can be held against it.
final class RandomRow {
  private static final double[] ODD = {
    0, -1, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY
  };

  private final Side reference;
  private final Side compare;
  private final Settings settings;

  private RandomRow(Side reference, Side compare, Settings settings) {
    this.reference = reference;
    this.compare = compare;
    this.settings = settings;
  }

  RandomRow(SplittableRandom random) {
    this(random, random.nextInt(3) != 0, random.nextInt(5) == 0);
  }

  private RandomRow(SplittableRandom random, boolean samples, boolean timesOnly) {
    this(new Side(random, samples, timesOnly), new Side(random, samples, timesOnly), Row.LIMITS);
  }

  Settings settings() {
    return settings;
  }

  RandomRow by(Rules rules) {
    return new RandomRow(reference, compare, settings.with(rules));
  }

  RandomRow with(Threshold threshold, double value) {
    return new RandomRow(reference, compare, settings.with(threshold, value));
  }

  RandomRow swapped() {
    return new RandomRow(compare, reference, settings);
  }

  RandomRow againstItself() {
    return new RandomRow(reference, reference, settings);
  }

  RandomRow reversed() {
    return new RandomRow(reference.reversed(), compare.reversed(), settings);
  }

  RandomRow doubled() {
    return new RandomRow(reference.doubled(), compare.doubled(), settings);
  }

  RowEvidence evidence() {
    return new Row(reference.make(), compare.make(), settings).evidence();
  }

  Decision decide() {
    return RowDecider.decide(evidence(), settings);
  }

  /// One side; `odd` says what is odd: 0 skipped, 1 no summaries, 2 and 3 broken files, else
  /// nothing.
  private static final class Side {
    private static final Statistic[] TIMES = {
      Statistic.MIN,
      Statistic.MAX,
      Statistic.MEAN,
      Statistic.STDEV,
      Statistic.Q1,
      Statistic.MEDIAN,
      Statistic.Q3,
      Statistic.IQR
    };

    private final Map<Statistic, Double> numbers = new EnumMap<>(Statistic.class);
    private final float[] times;
    private final float[] frequencies;
    private final int odd;
    private final SampleFault.Kind fault;

    private Side(Side from, float[] times, float[] frequencies) {
      this.numbers.putAll(from.numbers);
      this.times = times;
      this.frequencies = frequencies;
      this.odd = from.odd;
      this.fault = from.fault;
    }

    Side(SplittableRandom random, boolean samples, boolean timesOnly) {
      double center = random.nextInt(3, 9) * (random.nextInt(3) == 0 ? 0.5 : 1);
      double width = random.nextInt(5) * 0.25;
      numbers.put(Statistic.MIN, center - width);
      numbers.put(Statistic.Q1, center - width / 2);
      numbers.put(Statistic.MEDIAN, center);
      numbers.put(Statistic.Q3, center + width);
      numbers.put(Statistic.RELATIVE_IQR, random.nextInt(8) * 0.03);
      numbers.put(Statistic.MEAN, center);
      numbers.put(Statistic.STDEV, width);
      if (random.nextInt(4) != 0) {
        numbers.put(Statistic.CLOCK_RATE, random.nextInt(6) == 0 ? 2.0 : 1.0);
      }
      spoil(random);
      int count = samples && random.nextInt(10) != 0 ? random.nextInt(1, 9) : 0;
      times = values(random, count, center - width, 2 * width);
      int other = random.nextInt(12) == 0 ? count + 1 : count;
      frequencies = values(random, timesOnly ? 0 : other, 1, random.nextInt(4) == 0 ? 1 : 0);
      odd = random.nextInt(20);
      fault = SampleFault.Kind.values()[random.nextInt(1, 6)];
    }

    private void spoil(SplittableRandom random) {
      Statistic[] all = Statistic.values();
      for (int times = random.nextInt(4) == 0 ? random.nextInt(1, 9) : 0; times > 0; times--) {
        Statistic which = all[random.nextInt(all.length)];
        if (random.nextBoolean()) {
          numbers.remove(which);
        } else {
          numbers.put(which, ODD[random.nextInt(ODD.length)]);
        }
      }
    }

    private static float[] values(SplittableRandom random, int count, double from, double width) {
      float[] values = new float[count];
      boolean bad = count > 0 && random.nextInt(15) == 0;
      for (int i = 0; i < count; i++) {
        values[i] = (float) (from + width * random.nextInt(3) / 2);
      }
      if (bad) {
        values[random.nextInt(count)] = (float) ODD[random.nextInt(ODD.length)];
      }
      return values;
    }

    Side reversed() {
      return new Side(this, reverse(times), reverse(frequencies));
    }

    private static float[] reverse(float[] values) {
      float[] reversed = new float[values.length];
      for (int i = 0; i < values.length; i++) {
        reversed[i] = values[values.length - 1 - i];
      }
      return reversed;
    }

    Side doubled() {
      float[] twice = new float[times.length];
      for (int i = 0; i < times.length; i++) {
        twice[i] = 2 * times[i];
      }
      Side doubled = new Side(this, twice, frequencies);
      for (Statistic statistic : TIMES) {
        doubled.numbers.computeIfPresent(statistic, (key, value) -> 2 * value);
      }
      return doubled;
    }

    FakeSide make() {
      Timing timing = Timing.none();
      numbers.forEach(timing::with);
      FakeSide side = FakeSide.with(timing);
      if (times.length > 0) {
        side.times(times);
      }
      if (frequencies.length > 0) {
        side.frequencies(frequencies);
      }
      switch (odd) {
        case 0 -> side.skipped();
        case 1 -> side.withoutSummaries();
        case 2 -> side.broken(SampleArray.TIMES, fault);
        case 3 -> side.broken(SampleArray.FREQUENCIES, fault);
        default -> side.noise(numbers.getOrDefault(Statistic.RELATIVE_IQR, 0.0));
      }
      return side;
    }
  }
}
