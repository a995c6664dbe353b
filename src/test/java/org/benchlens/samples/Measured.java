package org.benchlens.samples;

import java.util.Arrays;

/// Times and frequencies of one state with their statistics as NVBench computes them.
final class Measured {
  private final float[] times;
  private final float[] frequencies;
  private final float[] sorted;

  Measured(float[] times, float[] frequencies) {
    this.times = times;
    this.frequencies = frequencies;
    this.sorted = times.clone();
    Arrays.sort(sorted);
  }

  int size() {
    return times.length;
  }

  float[] times() {
    return times.clone();
  }

  float[] frequencies() {
    return frequencies.clone();
  }

  double mean() {
    return mean(times);
  }

  double clock() {
    return mean(frequencies);
  }

  /// Sample standard deviation, n - 1 in the denominator.
  double stdev() {
    double mean = mean();
    double sum = 0;
    for (float time : times) {
      sum += (time - mean) * (time - mean);
    }
    return Math.sqrt(sum / (times.length - 1));
  }

  /// Nearest-rank percentile, ranks rounded half up.
  double percentile(int percent) {
    return sorted[(percent * (sorted.length - 1) + 50) / 100];
  }

  private static double mean(float[] values) {
    double sum = 0;
    for (float value : values) {
      sum += value;
    }
    return sum / values.length;
  }
}
