package org.benchlens.replicate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.benchlens.replicate.sample.SampleStatistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Values of nupp-record.md, 4.1.
final class NearestRankTest {
  private static final double[] TO_TEN = {7, 2, 10, 5, 1, 9, 3, 8, 4, 6};
  private static final double[] TO_SEVEN = {3, 7, 1, 5, 2, 6, 4};

  @ParameterizedTest
  @CsvSource({"0.25,3", "0.5,5", "0.75,8", "0.9,9", "0.99,10", "0,1", "1,10"})
  void quantilesOfTen(double quantile, double value) {
    assertEquals(value, NearestRank.of(TO_TEN, quantile));
  }

  @ParameterizedTest
  @CsvSource({"0.25,2", "0.5,4", "0.75,6", "0.99,7"})
  void quantilesOfSeven(double quantile, double value) {
    assertEquals(value, NearestRank.of(TO_SEVEN, quantile));
  }

  @Test
  void nothingHasMedianZero() {
    assertEquals(0, NearestRank.median());
  }

  @Test
  void theInputKeepsItsOrder() {
    double[] values = {3, 1, 2};
    NearestRank.median(values);
    assertEquals(3, values[0]);
  }

  @Test
  void oneValueDeviatesByZero() {
    assertEquals(0, SampleStatistics.deviation(5));
  }
}
