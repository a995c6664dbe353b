package org.benchlens.compare.coverage;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.benchlens.model.Samples;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DistinctValuesTest {
  @Test
  void valuesAscendWithTheirCounts() {
    DistinctValues values = DistinctValues.of(new double[] {3, 1, 2, 3, 1, 3});

    assertEquals(3, values.size());
    assertEquals(6, values.total());
    assertEquals(1, values.value(0));
    assertEquals(2, values.value(1));
    assertEquals(3, values.value(2));
    assertEquals(2, values.count(0));
    assertEquals(1, values.count(1));
    assertEquals(3, values.count(2));
    assertFalse(values.allUnique());
  }

  @Test
  void uniqueValuesCountOnceEach() {
    DistinctValues values = DistinctValues.of(new double[] {3, 1, 2});

    assertTrue(values.allUnique());
    assertEquals(1, values.count(2));
    assertEquals(3, values.total());
  }

  @Test
  void theArrayIsLeftAsItIs() {
    double[] array = {3, 1, 2};

    DistinctValues.of(array);

    assertArrayEquals(new double[] {3, 1, 2}, array);
  }

  @Test
  void samplesAreWidenedExactly() {
    DistinctValues values = DistinctValues.of(Samples.of(0.1f, 0.3f, 0.1f));

    assertEquals(2, values.size());
    assertEquals((double) 0.1f, values.value(0));
    assertEquals((double) 0.3f, values.value(1));
    assertEquals(2, values.count(0));
  }

  @Test
  void uniqueSamplesNeedNoCounts() {
    assertTrue(DistinctValues.of(Samples.of(2, 1)).allUnique());
  }

  @Test
  void noSampleHasNoValue() {
    assertEquals(0, DistinctValues.of(new double[0]).size());
    assertEquals(0, DistinctValues.of(Samples.of()).total());
  }

  @Test
  void ranksCountRepeatedSamples() {
    DistinctValues repeated = DistinctValues.of(new double[] {5, 5, 5, 7, 9, 9});
    double[] sorted = {5, 5, 5, 7, 9, 9};

    for (int rank = 0; rank < sorted.length; rank++) {
      assertEquals(sorted[rank], repeated.atRank(rank), "rank " + rank);
    }
  }

  @Test
  void ranksOfUniqueSamplesAreTheirPositions() {
    assertEquals(8, DistinctValues.of(new double[] {9, 7, 8}).atRank(1));
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, 3})
  void aRankOutsideIsRefused(long rank) {
    DistinctValues values = DistinctValues.of(new double[] {1, 1, 2});

    assertThrows(IllegalArgumentException.class, () -> values.atRank(rank));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, -1, Double.NaN, Double.POSITIVE_INFINITY})
  void whatIsNotPositiveAndFiniteIsRefused(double bad) {
    assertThrows(IllegalArgumentException.class, () -> DistinctValues.of(new double[] {1, bad, 2}));
    assertThrows(
        IllegalArgumentException.class, () -> DistinctValues.of(Samples.of(1, (float) bad, 2)));
  }

  @Test
  void manySamplesAreSortedToo() {
    double[] values = new double[5000];
    for (int i = 0; i < values.length; i++) {
      values[i] = 1 + (i * 7919L) % 5000;
    }

    DistinctValues distinct = DistinctValues.of(values);

    assertEquals(5000, distinct.size());
    for (int i = 0; i < distinct.size(); i++) {
      assertEquals(i + 1, distinct.value(i));
    }
  }
}
