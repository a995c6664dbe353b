package org.benchlens.compare.sensitivity;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.decision.RowEvidence;
import org.benchlens.compare.oracle.FakeSamples;
import org.benchlens.compare.oracle.RowSide;
import org.benchlens.model.SampleArray;
import org.benchlens.model.Statistic;

/// Rows on which the filter for rare values has the say: values repeat with many different counts,
/// some have no partner, and the sample coverages are no obstacle.
///
/// @param settings by what to decide
/// @param reference its reference side
/// @param compare its compare side
record RareRows(Settings settings, RowSide reference, RowSide compare) {
  static RareRows of(long seed, Rules rules) {
    Random random = new Random(seed);
    Settings settings =
        Settings.of(rules, Preset.DEFAULT)
            .with(Threshold.BULK_SAMPLE_COVERAGE, random.nextInt(4) == 0 ? 0.9 : 0.3)
            .with(Threshold.BULK_SUPPORT_COVERAGE, random.nextInt(1, 11) / 10.0)
            .with(Threshold.RARE_SAMPLE_FRACTION, pick(random))
            .with(Threshold.RARE_MAX_REMOVED, pick(random))
            .with(Threshold.SAME_DISPERSION_CEILING, 1);
    return new RareRows(settings, side(random, 0), side(random, 1));
  }

  private static double pick(Random random) {
    return switch (random.nextInt(5)) {
      case 0 -> 0;
      case 1 -> 1;
      case 2 -> random.nextInt(1, 10) / 20.0;
      default -> random.nextDouble();
    };
  }

  /// Values 1 to 8 on both sides; those beyond are of this side alone.
  private static RowSide side(Random random, int own) {
    List<Float> times = new ArrayList<>();
    int distinct = random.nextInt(2, 12);
    for (int i = 0; i < distinct; i++) {
      float value = random.nextInt(3) == 0 ? 100 + 10 * own + i : 1 + random.nextInt(8);
      for (int count = random.nextInt(1, 9); count > 0; count--) {
        times.add(value);
      }
    }
    Collections.shuffle(times, random);
    float[] time = new float[times.size()];
    float[] ones = new float[times.size()];
    for (int i = 0; i < time.length; i++) {
      time[i] = times.get(i);
      ones[i] = random.nextInt(40) == 0 ? 3 : 1;
    }
    Map<Statistic, Double> numbers = new EnumMap<>(Statistic.class);
    numbers.put(Statistic.MIN, 1.0);
    numbers.put(Statistic.Q1, 1.0);
    numbers.put(Statistic.MEDIAN, 2.0);
    numbers.put(Statistic.Q3, 3.0);
    numbers.put(Statistic.RELATIVE_IQR, 0.01);
    FakeSamples samples =
        new FakeSamples().with(SampleArray.TIMES, time).with(SampleArray.FREQUENCIES, ones);
    return RowSide.of(numbers, samples);
  }

  RowEvidence evidence() {
    return RowEvidence.of(
        reference.state(), compare.state(), reference.samples(), compare.samples());
  }
}
