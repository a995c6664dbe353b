package org.benchlens.bench;

import java.util.Arrays;
import java.util.Random;

/// The samples of one state with their statistics.
final class MadeSamples {
  private static final double NOISE = 0.006;
  private static final double OUTLIERS = 0.02;

  private final float[] times;
  private final float[] frequencies;
  private final float[] sorted;

  private MadeSamples(float[] times, float[] frequencies) {
    this.times = times;
    this.frequencies = frequencies;
    this.sorted = times.clone();
    Arrays.sort(sorted);
  }

  /// Draws samples: half a normal distribution above a smallest time, with outliers, on a raster.
  ///
  /// @param count how many
  /// @param base smallest time, [s]
  /// @param tick raster of times, [s]; 0 for none
  /// @param clock mean frequency, [Hz]
  static MadeSamples draw(int count, double base, double tick, double clock, Random random) {
    float[] times = new float[count];
    float[] frequencies = new float[count];
    double width = base * NOISE;
    for (int i = 0; i < count; i++) {
      double outlier = random.nextDouble() < OUTLIERS ? width * 8 * random.nextDouble() : 0;
      double time = base + Math.abs(random.nextGaussian() * width) + outlier;
      times[i] = (float) (tick == 0 ? time : Math.round(time / tick) * tick);
      frequencies[i] = (float) (clock * (1 + random.nextGaussian() * 0.002));
    }
    return new MadeSamples(times, frequencies);
  }

  int size() {
    return times.length;
  }

  float[] times() {
    return times;
  }

  float[] frequencies() {
    return frequencies;
  }

  double mean() {
    return mean(times);
  }

  double clock() {
    return mean(frequencies);
  }

  double stdev() {
    double mean = mean();
    double sum = 0;
    for (float time : times) {
      sum += (time - mean) * (time - mean);
    }
    return Math.sqrt(sum / Math.max(1, times.length - 1));
  }

  double percentile(int percent) {
    return sorted[(int) ((percent * (sorted.length - 1L) + 50) / 100)];
  }

  private static double mean(float[] values) {
    double sum = 0;
    for (float value : values) {
      sum += value;
    }
    return sum / values.length;
  }
}
