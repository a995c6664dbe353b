package org.benchlens.present.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.benchlens.compare.Preset;
import org.benchlens.compare.coverage.CoverageResult;
import org.benchlens.compare.coverage.RareFilter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CoverageScalesTest {
  private static CoverageScales scales(double support) {
    CoverageResult result =
        new CoverageResult(
            1, 0.784, 1, support, RareFilter.NO_RARE_VALUES, RareFilter.NO_RARE_VALUES, 4, 5);
    return CoverageScales.of(result, Preset.DEFAULT.thresholds());
  }

  @ParameterizedTest
  @CsvSource({"0.605, 0.5", "0.5, 0.5", "0.49, 0.4", "0.3, 0.3", "0, 0", "NaN, 0.5"})
  void startAtHalfOrTheNextLowerTenth(double support, double from) {
    assertEquals(new Span(from, 1), scales(support).scale());
  }

  @Test
  void haveNamesLimitsAndMargins() {
    CoverageScales.Entry entry = scales(0.6).entries().get(1);
    assertEquals("cmp samples", entry.name());
    assertEquals(0.97, entry.limit());
    assertEquals(-0.186, entry.margin(), 1e-12);
    assertTrue(!entry.passes());
  }

  @Test
  void aCoverageAtItsLimitPasses() {
    assertTrue(scales(0.8).entries().get(3).passes());
  }
}
