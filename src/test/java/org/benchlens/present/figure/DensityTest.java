package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import java.util.Random;
import org.benchlens.compare.coverage.DistinctValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DensityTest {
  private static final OptionalDouble NO_TICK = OptionalDouble.empty();

  /// Linear binning is that close to the exact sum, as a share of the highest density.
  private static final double CLOSE = 3e-4;

  private static final double HIGHEST = 4e5;

  /// Two modes, as the reference values below were computed with.
  private static DistinctValues twoModes() {
    double[] values = new double[40];
    for (int i = 0; i < values.length; i++) {
      values[i] = (float) ((50 + (i % 3 == 0 ? 3 : 0) + i * 37 % 40 / 40.0) * 1e-6);
    }
    return DistinctValues.of(values);
  }

  /// SciPy 1.17.1: `gaussian_kde(v, bw_method=h / std(v, ddof=1))` of the values, and of their
  /// logarithms divided by the value; `h` by the rule that [Bandwidth] states, in NumPy.
  @ParameterizedTest
  @CsvSource({
    "LINEAR, 50.5e-6, 374391.8643861867",
    "LINEAR, 52e-6, 57242.82603885818",
    "LINEAR, 53.5e-6, 198588.82589316",
    "LOG, 50.5e-6, 383100.8440212997",
    "LOG, 52e-6, 56590.68960551028",
    "LOG, 53.5e-6, 193986.87841377748"
  })
  void densitiesAreThoseOfScipy(ScaleKind kind, double at, double expected) {
    Density density = Density.of(twoModes(), NO_TICK, kind).orElseThrow();
    assertEquals(expected, density.at(at), HIGHEST * CLOSE);
  }

  /// NumPy, with the densities above.
  @ParameterizedTest
  @CsvSource({"LINEAR, 6.294518656910662e-07", "LOG, 0.012115804227623444"})
  void theBandwidthIsSilvermans(ScaleKind kind, double expected) {
    Bandwidth bandwidth = Bandwidth.of(twoModes(), NO_TICK, kind);
    assertEquals(expected, bandwidth.width(), expected * 1e-12);
    assertFalse(bandwidth.raised());
  }

  @Test
  void theBandwidthIsNeverBelowTheTick() {
    Bandwidth bandwidth = Bandwidth.of(twoModes(), OptionalDouble.of(1.024e-6), ScaleKind.LINEAR);
    assertEquals(1.024e-6, bandwidth.width());
    assertTrue(bandwidth.raised());
  }

  @Test
  void aTickOnALogScaleIsThatOfTheSmallestValue() {
    DistinctValues values = DistinctValues.of(new double[] {1e-6, 1e-6, 1.1e-6});
    Bandwidth bandwidth = Bandwidth.of(values, OptionalDouble.of(0.5e-6), ScaleKind.LOG);
    assertEquals(Math.log(1.5), bandwidth.width(), 1e-12);
  }

  @Test
  void withoutAnInterquartileRangeTheDeviationCounts() {
    DistinctValues values = DistinctValues.of(new double[] {1, 1, 1, 1, 1, 1, 1, 2});
    double s = Math.sqrt(0.875 / 7);
    assertEquals(
        0.9 * s * Math.pow(8, -0.2),
        Bandwidth.of(values, NO_TICK, ScaleKind.LINEAR).width(),
        1e-12);
  }

  @Test
  void oneValueHasNoDensity() {
    DistinctValues values = DistinctValues.of(new double[] {3, 3, 3});
    assertTrue(Density.of(values, NO_TICK, ScaleKind.LINEAR).isEmpty());
  }

  @Test
  void densitiesAreSumsOverAllSamples() {
    long seed = 20260131;
    Random random = new Random(seed);
    double[] values = new double[2000];
    for (int i = 0; i < values.length; i++) {
      values[i] = 1 + 0.01 * random.nextGaussian() + (i % 50 == 0 ? 10 * random.nextDouble() : 0);
    }
    DistinctValues distinct = DistinctValues.of(values);
    Density density = Density.of(distinct, NO_TICK, ScaleKind.LINEAR).orElseThrow();
    double h = density.bandwidth().width();
    for (double at : new double[] {0.98, 1, 1.013, values[50], 5.5}) {
      double sum = 0;
      for (double value : values) {
        double off = (at - value) / h;
        sum += Math.exp(-0.5 * off * off);
      }
      double exact = sum / (values.length * h * Math.sqrt(2 * Math.PI));
      assertEquals(exact, density.at(at), CLOSE * density.at(1), "seed " + seed);
    }
  }

  @ParameterizedTest
  @CsvSource({"LINEAR", "LOG"})
  void theLineHoldsAllSamples(ScaleKind kind) {
    Density density = Density.of(twoModes(), NO_TICK, kind).orElseThrow();
    Points line = density.line(1);
    double area = 0;
    for (int i = 1; i < line.size(); i++) {
      double width = Bandwidth.place(kind, line.x(i)) - Bandwidth.place(kind, line.x(i - 1));
      area += width * (line.y(i) + line.y(i - 1)) / 2;
    }
    assertEquals(1, area, 1e-3);
  }

  @Test
  void aFarOutlierCostsNoPointsBetween() {
    double[] values = new double[1001];
    for (int i = 0; i < 1000; i++) {
      values[i] = 1 + i * 1e-6;
    }
    values[1000] = 1e6;
    Points line =
        Density.of(DistinctValues.of(values), NO_TICK, ScaleKind.LINEAR).orElseThrow().line(1);
    assertTrue(line.size() < 600, line.size() + " points");
    assertEquals(0, line.y(line.size() - 1), 1e-2 * line.y(line.size() - 41));
  }

  @Test
  void manyScatteredValuesHaveCoarserLines() {
    double[] values = new double[20_000];
    for (int i = 0; i < values.length; i++) {
      values[i] = i % 2 == 0 ? 1 + i * 1e-9 : Math.exp(i * 1e-3);
    }
    Points line =
        Density.of(DistinctValues.of(values), NO_TICK, ScaleKind.LINEAR).orElseThrow().line(1);
    assertTrue(line.size() <= 1 << 15, line.size() + " points");
    assertTrue(line.size() > 1 << 10, line.size() + " points");
  }
}
