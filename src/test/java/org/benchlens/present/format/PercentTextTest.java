package org.benchlens.present.format;

import static org.benchlens.present.RowFixture.center;
import static org.benchlens.present.RowFixture.timing;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalDouble;
import org.benchlens.compare.Status;
import org.benchlens.compare.gap.RelativeChange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PercentTextTest {
  private static final RelativeChange CHANGE =
      new RelativeChange(
          OptionalDouble.empty(),
          OptionalDouble.empty(),
          OptionalDouble.of(-0.13),
          OptionalDouble.of(-0.105));

  @ParameterizedTest
  @CsvSource({
    "0.0025, 0.25%",
    "-0.1346, -13.46%",
    "-0.00001, -0.00%",
    "0.66667, 66.67%",
    "NaN, n/a",
    "Infinity, inf",
    "-Infinity, inf"
  })
  void noiseHasTwoDecimalsAndNoPlus(double ratio, String text) {
    assertEquals(text, PercentText.plain(OptionalDouble.of(ratio)));
  }

  @ParameterizedTest
  @CsvSource({"0.0125, +1.2%", "-0.0000001, -0.0%", "0, +0.0%", "-0.1108, -11.1%"})
  void theChangeOfCentersHasASign(double ratio, String text) {
    assertEquals(text, PercentText.signed(OptionalDouble.of(ratio)));
  }

  @Test
  void fastSaysAtMostTheUpperEnd() {
    assertEquals("<= -10.5%", PercentText.change(Status.FAST, CHANGE));
  }

  @Test
  void slowSaysAtLeastTheLowerEnd() {
    assertEquals(">= -13.0%", PercentText.change(Status.SLOW, CHANGE));
  }

  @Test
  void otherVerdictsSayNoChange() {
    assertEquals("", PercentText.change(Status.SAME, CHANGE));
  }

  @Test
  void theSpanIsTheWidthOverTheCenter() {
    assertEquals("20.0%", PercentText.span(timing(0.9, 1, 1.1, 0)));
    assertEquals("n/a", PercentText.span(center(1)));
  }
}
