package org.benchlens.replicate.sample;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Values of nupp-record.md, 4.4.
final class ConcentrationTest {
  @Test
  void oneRateIsConcentrated() {
    double[] samples = IntStream.rangeClosed(1, 40).mapToDouble(i -> 100 + (i % 4) * 0.5).toArray();
    assertEquals(1, Concentration.of(samples));
  }

  @Test
  void twoClustersAreNot() {
    double[] samples = new double[40];
    for (int i = 1; i <= 18; i++) {
      samples[i - 1] = 20 + (i % 3) * 0.4;
      samples[21 + i] = 140 + (i % 3) * 0.4;
    }
    System.arraycopy(new double[] {40, 60, 80, 100}, 0, samples, 18, 4);
    assertEquals(0.025, Concentration.of(samples), 1e-12);
  }

  @Test
  void theEndsCount() {
    assertEquals(5.0 / 6, Concentration.of(90, 95, 100, 105, 110, 111));
  }

  @Test
  void aLoneMedianIsAlmostNothing() {
    double[] samples = new double[19];
    Arrays.fill(samples, 0, 9, 20);
    samples[9] = 80;
    Arrays.fill(samples, 10, 19, 140);
    assertEquals(1.0 / 19, Concentration.of(samples), 1e-15);
  }

  @Test
  void noSamplesAndNoPositiveMedianAreConcentrated() {
    assertEquals(1, Concentration.of());
    assertEquals(1, Concentration.of(-1, 0, 5));
  }

  @Test
  void halfIsNotScattered() {
    assertFalse(Concentration.scattered(0.5).holds());
    assertTrue(Concentration.scattered(0.4999).holds());
  }
}
