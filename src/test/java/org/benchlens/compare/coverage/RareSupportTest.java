package org.benchlens.compare.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.benchlens.compare.Preset;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.Thresholds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RareSupportTest {
  private static RareSupport of(double fraction, double most, int... counts) {
    int total = 0;
    for (int count : counts) {
      total += count;
    }
    double[] samples = new double[total];
    int next = 0;
    for (int value = 0; value < counts.length; value++) {
      for (int i = 0; i < counts[value]; i++) {
        samples[next++] = value + 1;
      }
    }
    Thresholds limits =
        Preset.DEFAULT
            .thresholds()
            .with(Threshold.RARE_SAMPLE_FRACTION, fraction)
            .with(Threshold.RARE_MAX_REMOVED, most);
    return RareSupport.of(DistinctValues.of(samples), limits);
  }

  @Test
  void offWhenAThresholdIsZero() {
    assertEquals(RareFilter.DISABLED, of(0, 0.5, 9, 1).filter());
    assertEquals(RareFilter.DISABLED, of(0.1, 0, 9, 1).filter());
    assertEquals(RareFilter.DISABLED, of(0, 0, 1, 1).filter());
  }

  @Test
  void offWhenEveryValueIsUnique() {
    assertEquals(RareFilter.ALL_VALUES_UNIQUE, of(0.1, 0.5, 1, 1, 1).filter());
  }

  @Test
  void offWhenNoValueIsRare() {
    assertEquals(RareFilter.NO_RARE_VALUES, of(0.1, 0.5, 2, 2).filter());
  }

  @Test
  void offWhenEveryValueIsRare() {
    assertEquals(RareFilter.WOULD_REMOVE_ALL_SUPPORT, of(0.9, 1, 2, 2).filter());
  }

  @Test
  void offOnlyAboveTheLargestRemovedShare() {
    assertEquals(RareFilter.FILTERED, of(0.001, 0.25, 3, 1).filter());
    assertEquals(RareFilter.WOULD_REMOVE_TOO_MUCH_MASS, of(0.001, 0.2499, 3, 1).filter());
  }

  @Test
  void onItKeepsFrequentValues() {
    RareSupport support = of(0.001, 0.5, 7, 1, 2);

    assertEquals(new RareSupport(RareFilter.FILTERED, 2, 2), support);
    assertTrue(support.keeps(2));
    assertFalse(support.keeps(1));
  }

  @Test
  void offItKeepsEveryValue() {
    RareSupport support = of(0, 0.5, 7, 1, 2);

    assertEquals(3, support.kept());
    assertTrue(support.keeps(1));
  }

  @ParameterizedTest
  @CsvSource({"0.2, 10, 2", "0.21, 10, 3", "0.3, 10, 3", "0.001, 10, 2", "1, 10, 10"})
  void rareIsBelowTheRoundedUpShareButAtLeastTwo(double fraction, int total, long minimum) {
    assertEquals(minimum, of(fraction, 1, total - 1, 1).minimumCount());
  }

  @Test
  void theShareIsRoundedUpFromItsDoubleValue() {
    // 0.07 * 100 is 7.000000000000001 in double.
    assertEquals(8, of(0.07, 1, 99, 1).minimumCount());
  }
}
