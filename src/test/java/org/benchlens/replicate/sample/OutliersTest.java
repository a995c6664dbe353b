package org.benchlens.replicate.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/// Values of nupp-record.md, 4.3.
final class OutliersTest {
  @Test
  void twoSlowSamplesAreSevere() {
    Outliers outliers = Outliers.of(10, 10.1, 9.9, 10.2, 9.8, 10, 10.1, 9.9, 10, 10.1, 90, 95);
    assertEquals(2, outliers.count());
    assertEquals(9.5, outliers.maxRatio(), 1e-12);
    assertEquals(9.3, outliers.lowFence(), 1e-12);
    assertEquals(10.7, outliers.highFence(), 1e-12);
  }

  @Test
  void aLowOutlierCountsButDoesNotRaiseTheRatio() {
    Outliers outliers = Outliers.of(10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 60, -20);
    assertEquals(new Outliers(2, 4, -9, 40), outliers);
  }

  @Test
  void withoutSpreadAnyOtherSampleIsSevere() {
    Outliers outliers = Outliers.of(1, 1, 1, 1, 1, 1, 1, 1, 1, 1.0001);
    assertEquals(1, outliers.count());
    assertEquals(1.0001, outliers.maxRatio(), 1e-12);
  }

  @Test
  void aSampleOnTheFenceIsInside() {
    assertEquals(0, Outliers.of(0, 1, 2, 3, 9).count());
    assertEquals(1, Outliers.of(0, 1, 2, 3, 9.0001).count());
  }

  @Test
  void noSamplesHaveNoOutliers() {
    assertEquals(0, Outliers.of().count());
    assertEquals(1, Outliers.of().maxRatio());
  }
}
