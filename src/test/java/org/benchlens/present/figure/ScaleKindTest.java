package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ScaleKindTest {
  private static final Span SPAN = new Span(1, 16);

  @Test
  void placesAreSpacedEvenly() {
    assertEquals(0.2, ScaleKind.PLACES.fractions(SPAN).applyAsDouble(4), 1e-15);
    assertEquals(0.5, ScaleKind.LOG.fractions(SPAN).applyAsDouble(4), 1e-15);
  }

  @ParameterizedTest
  @EnumSource
  void manyValuesLieWhereEachDoes(ScaleKind kind) {
    for (double value : new double[] {1, 2, 7.5, 16, 20}) {
      assertEquals(kind.fraction(SPAN, value), kind.fractions(SPAN).applyAsDouble(value), 1e-15);
      assertEquals(value, kind.value(SPAN, kind.fraction(SPAN, value)), 1e-12);
    }
  }
}
