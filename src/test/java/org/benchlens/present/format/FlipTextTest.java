package org.benchlens.present.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.sensitivity.Flip;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class FlipTextTest {
  private static Flip flip(double from, double to) {
    return new Flip(Threshold.BULK_SUPPORT_COVERAGE, from, to, Status.SAME);
  }

  @Test
  void aFlipIsThresholdValueAndStatus() {
    assertEquals("support \u2264 58.8 %: SAME", FlipText.of(flip(0.8, 10.0 / 17)));
  }

  @ParameterizedTest
  @CsvSource({
    "0.005, 0.0163, \u2265 1.63 %",
    "0.8, 0.92, \u2265 92 %",
    "0.8, 0.9200000000000001, \u2265 92.1 %",
    "0.8, 0.7, \u2264 70 %",
    "0.8, 0.6999999999999999, \u2264 69.9 %",
    "0.8, 0, \u2264 0 %",
    "0.8, 1, \u2265 100 %",
    "0.8, 0.99999, \u2265 100 %",
    "0, 4.9E-324, \u2265 4.9E-322 %",
    "0.005, 1e300, \u2265 1E+302 %"
  })
  void valuesAreRoundedAwayFromTodays(double from, double to, String text) {
    assertEquals(text, FlipText.value(flip(from, to)));
  }

  @Test
  void whatIsShownIsNeverShortOfTheExactValue() {
    for (long seed = 0; seed < 5000; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      double from = random.nextDouble();
      double to = Math.pow(random.nextDouble(), random.nextInt(1, 20));
      String[] words = FlipText.value(flip(from, to)).split(" ", -1);
      double shown = new BigDecimal(words[1]).movePointLeft(2).doubleValue();
      assertTrue(to > from ? shown >= to : shown <= to, seed + ": " + shown + " for " + to);
      assertTrue(Threshold.BULK_SUPPORT_COVERAGE.allows(shown), "seed " + seed);
    }
  }

  @Test
  void thresholdsHaveDifferentNames() {
    Set<String> names = new HashSet<>();
    for (Threshold threshold : Threshold.values()) {
      assertTrue(names.add(FlipText.name(threshold)), threshold.key());
      assertFalse(FlipText.name(threshold).isBlank());
    }
  }
}
