package org.benchlens.compare.interval;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.benchlens.compare.coverage.DistinctValues;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SampleEstimateTest {
  /// Samples 1 to n, so that the sample at rank r is r + 1.
  private static SampleEstimate upTo(int n) {
    double[] samples = new double[n];
    for (int i = 0; i < n; i++) {
      samples[i] = n - i;
    }
    return SampleEstimate.of(DistinctValues.of(samples));
  }

  @ParameterizedTest
  @CsvSource({
    "1, 1, 1, 1",
    "2, 1, 2, 2",
    "3, 2, 2, 3",
    "4, 2, 3, 3",
    "5, 2, 3, 4",
    "6, 2, 4, 5",
    "100, 26, 51, 75",
    "101, 26, 51, 76"
  })
  void quartilesAreSamplesAtRoundedRanks(int n, double q1, double median, double q3) {
    SampleEstimate estimate = upTo(n);

    assertEquals(new Interval(1, median, q3), estimate.interval());
    assertEquals((q3 - q1) / median, estimate.dispersion());
  }

  @Test
  void repeatedSamplesHaveTheirWeight() {
    SampleEstimate estimate =
        SampleEstimate.of(DistinctValues.of(new double[] {9, 2, 2, 2, 2, 2, 4, 4}));

    assertEquals(new Interval(2, 2, 4), estimate.interval());
    assertEquals(1, estimate.dispersion());
  }
}
