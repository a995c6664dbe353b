package org.benchlens.replicate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NormalTailTest {
  /// Values of nupp-record.md, 4.5, end.
  @ParameterizedTest
  @CsvSource({"0,0.999999999", "1,0.3173105", "1.96,0.0499957", "3,0.0026999", "-3,0.0026999"})
  void tailsOfTheContract(double z, double p) {
    assertEquals(p, NormalTail.twoSided(z), 2e-7);
  }

  @Test
  void aTinyTailIsNotZero() {
    // R: 2*pnorm(-10) = 1.523971e-23; the approximation keeps 2 % here.
    assertEquals(1.523971e-23, NormalTail.twoSided(10), 5e-25);
  }

  @Test
  void infinityHasNoTail() {
    assertEquals(0, NormalTail.twoSided(Double.POSITIVE_INFINITY));
  }
}
