package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import java.util.Random;
import org.benchlens.compare.coverage.DistinctValues;
import org.benchlens.model.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClockTickTest {
  private static final DistinctValues NONE = DistinctValues.of(new double[0]);

  @ParameterizedTest
  @CsvSource({
    "32e-9, 49e-6, 60",
    "32e-9, 4e-6, 20",
    "32e-9, 1e-3, 200",
    "0.5e-6, 20e-3, 500",
    "1e-6, 0.5, 300",
    "1e-9, 900e-9, 50"
  })
  void isFoundBehindTheRounding(double tick, double center, int spread) {
    long seed = 3;
    Random random = new Random(seed);
    float[] values = new float[400];
    for (int i = 0; i < values.length; i++) {
      values[i] = (float) (tick * (Math.rint(center / tick) + random.nextInt(spread)));
    }
    OptionalDouble found = ClockTick.of(DistinctValues.of(Samples.of(values)), NONE);
    assertTrue(found.isPresent(), "seed " + seed);
    assertEquals(tick, found.getAsDouble(), tick * 1e-2);
  }

  @Test
  void isThatOfBothSides() {
    DistinctValues even = DistinctValues.of(Samples.of(Rows.micros(10, 10.064, 10.128, 10.32)));
    DistinctValues odd = DistinctValues.of(Samples.of(Rows.micros(10.032, 10.096)));
    assertEquals(64e-9, ClockTick.of(even, NONE).getAsDouble(), 1e-11);
    assertEquals(32e-9, ClockTick.of(even, odd).getAsDouble(), 1e-11);
    assertEquals(32e-9, ClockTick.of(odd, even).getAsDouble(), 1e-11);
  }

  @Test
  void aFarOutlierDoesNotHideIt() {
    DistinctValues values =
        DistinctValues.of(Samples.of(Rows.micros(10, 10.032, 10.064, 10.128, 10.16, 9000.011)));
    assertTrue(
        ClockTick.of(values, NONE).isEmpty() || ClockTick.of(values, NONE).getAsDouble() > 3e-8);
  }

  @Test
  void continuousTimesHaveNone() {
    for (long seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      float[] values = new float[4 + random.nextInt(2000)];
      for (int i = 0; i < values.length; i++) {
        values[i] = (float) (50e-6 * (1 + 0.01 * random.nextGaussian()));
      }
      DistinctValues distinct = DistinctValues.of(Samples.of(values));
      assertTrue(ClockTick.of(distinct, NONE).isEmpty(), "seed " + seed);
    }
  }

  @Test
  void threeValuesSayNothing() {
    DistinctValues values = DistinctValues.of(Samples.of(Rows.micros(10, 10.032, 10.064)));
    assertTrue(ClockTick.of(values, NONE).isEmpty());
  }
}
