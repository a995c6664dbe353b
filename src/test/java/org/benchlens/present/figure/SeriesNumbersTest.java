package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Random;
import org.benchlens.compare.coverage.DistinctValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Running medians, drifts, correlations, quantiles and gaps against slow or known answers.
class SeriesNumbersTest {
  private static double[] noise(long seed, int size) {
    Random random = new Random(seed);
    double[] values = new double[size];
    for (int i = 0; i < size; i++) {
      values[i] = 1 + random.nextInt(20);
    }
    return values;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void aRunningMedianIsTheMedianOfEachWindow(long seed) {
    double[] values = noise(seed, 120);
    double[] expected = new double[values.length - 50];
    for (int i = 0; i < expected.length; i++) {
      double[] window = Arrays.copyOfRange(values, i, i + 51);
      Arrays.sort(window);
      expected[i] = window[25];
    }
    assertArrayEquals(expected, RunningMedian.of(Series.of(values), 51), "seed " + seed);
  }

  @Test
  void mediansAtSomePlacesAreThoseOfAllPlaces() {
    Series series = Series.of(noise(9, 200));
    double[] all = RunningMedian.of(series, 51);
    double[] some = RunningMedian.at(series, 51, 25, 100, 174);
    assertArrayEquals(new double[] {all[0], all[75], all[149]}, some);
  }

  @Test
  void aShortSeriesHasNoRunningMedian() {
    assertEquals(0, RunningMedian.of(Series.of(noise(1, 50)), 51).length);
  }

  @Test
  void theScoreOfARisingSeriesIsThatOfMannAndKendall() {
    // S = 45, var S = 10 * 9 * 25 / 18 = 125.
    double[] rising = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    assertEquals(44 / Math.sqrt(125), Drift.score(rising), 1e-12);
  }

  @Test
  void tiesLowerTheVariance() {
    // Pairs: 12 rises; var S = (4 * 3 * 13 - 2 * (2 * 1 * 9)) / 18.
    double[] tied = {1, 1, 2, 2};
    assertEquals(3 / Math.sqrt((4 * 3 * 13 - 2 * 2 * 9) / 18.0), Drift.score(tied), 1e-12);
  }

  @Test
  void equalValuesHaveNoTrend() {
    assertEquals(0, Drift.score(new double[] {3, 3, 3, 3}));
  }

  @Test
  void veryLongSeriesAreJudgedByBlocks() {
    double[] values = new double[200_000];
    for (int i = 0; i < values.length; i++) {
      values[i] = 1 + 0.05 * i / values.length + 0.001 * (i * 31 % 17);
    }
    Drift drift = Drift.of(Series.of(values)).orElseThrow();
    assertTrue(drift.flagged());
    assertEquals(0.0371, drift.change(), 1e-3);
  }

  @Test
  void noiseDoesNotDrift() {
    assertFalse(Drift.of(Series.of(noise(4, 500))).orElseThrow().flagged());
  }

  @Test
  void alternatingValuesAreAnticorrelated() {
    double[] values = new double[100];
    for (int i = 0; i < 100; i++) {
      values[i] = 1 + i % 2;
    }
    assertEquals(-0.99, Autocorrelation.of(Series.of(values)), 1e-12);
  }

  @Test
  void equalValuesHaveNoCorrelation() {
    assertTrue(Double.isNaN(Autocorrelation.of(Series.of(new double[] {2, 2, 2}))));
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "0.25, 1", "0.5, 2", "0.9, 5", "1, 5"})
  void aQuantileIsASample(double share, double expected) {
    Quantiles quantiles = new Quantiles(DistinctValues.of(new double[] {1, 1, 2, 3, 5}));
    assertEquals(expected, quantiles.quantile(share));
  }

  @Test
  void quantilesCanBeAskedInAnyOrder() {
    Quantiles quantiles = new Quantiles(DistinctValues.of(new double[] {1, 1, 2, 3, 5}));
    assertEquals(5, quantiles.quantile(1));
    assertEquals(1, quantiles.quantile(0));
  }

  @ParameterizedTest
  @ValueSource(longs = {5, 6, 7})
  void theLargestGapIsTheLargestOverAllValues(long seed) {
    double[] a = noise(seed, 40);
    double[] b = noise(seed + 100, 60);
    double largest = 0;
    for (int at = 0; at <= 21; at++) {
      largest = Math.max(largest, Math.abs(below(a, at) - below(b, at)));
    }
    LargestGap gap = LargestGap.between(DistinctValues.of(a), DistinctValues.of(b)).orElseThrow();
    assertEquals(largest, gap.size(), 1e-12, "seed " + seed);
  }

  private static double below(double[] values, double at) {
    return (double) Arrays.stream(values).filter(v -> v <= at).count() / values.length;
  }
}
