package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import java.util.Random;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SharedBinsTest {
  private static DistinctValues normal(long seed, int size, double center) {
    Random random = new Random(seed);
    double[] values = new double[size];
    for (int i = 0; i < size; i++) {
      values[i] = center * (1 + 0.01 * random.nextGaussian());
    }
    return DistinctValues.of(values);
  }

  private static long sum(SharedBins bins, Side side) {
    long sum = 0;
    for (int i = 0; i < bins.size(); i++) {
      sum += bins.count(side, i);
    }
    return sum;
  }

  @ParameterizedTest
  @EnumSource(ScaleKind.class)
  void holdEverySampleOnce(ScaleKind kind) {
    for (long seed = 0; seed < 20; seed++) {
      DistinctValues ref = normal(seed, 50 + (int) seed * 37, 1);
      DistinctValues cmp = normal(seed + 100, 700, 1.02);
      SharedBins bins = SharedBins.of(ref, cmp, OptionalDouble.empty(), kind);
      assertEquals(ref.total(), sum(bins, Side.REFERENCE), "seed " + seed);
      assertEquals(cmp.total(), sum(bins, Side.COMPARE), "seed " + seed);
      assertTrue(bins.edge(0) <= Math.min(ref.value(0), cmp.value(0)), "seed " + seed);
    }
  }

  @Test
  void areWholeTicksWide() {
    double[] values = new double[500];
    Random random = new Random(1);
    for (int i = 0; i < values.length; i++) {
      values[i] = 32 * (1000 + random.nextInt(100));
    }
    DistinctValues side = DistinctValues.of(values);
    SharedBins bins = SharedBins.of(side, side, OptionalDouble.of(32), ScaleKind.LINEAR);
    assertEquals(0, bins.width() % 32, 1e-9);
    assertTrue(bins.width() >= 32);
    assertEquals(side.value(0), bins.edge(0) + 16, 1e-9);
  }

  @Test
  void areFewEvenWithAFarOutlier() {
    double[] values = new double[1001];
    for (int i = 0; i < 1000; i++) {
      values[i] = 1 + i * 1e-6;
    }
    values[1000] = 1000;
    DistinctValues side = DistinctValues.of(values);
    SharedBins bins = SharedBins.of(side, side, OptionalDouble.empty(), ScaleKind.LINEAR);
    assertTrue(bins.size() <= 402, bins.size() + " bins");
  }
}
