package org.benchlens.present.sentence;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.decision.Relation;
import org.benchlens.model.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MeasuredTextTest {
  @Test
  void sharesAreShownInPercentWithTheirMargin() {
    assertEquals(
        new MeasuredText("58.8", "≥", "80.0", "−21.2", "%"), text(0.588, Relation.AT_LEAST, 0.8));
  }

  @Test
  void smallLimitsHaveTwoDecimals() {
    assertEquals(
        new MeasuredText("1.60", "≤", "0.50", "−1.10", "%"), text(0.016, Relation.AT_MOST, 0.005));
  }

  @Test
  void digitsAreAddedUntilValueAndLimitDiffer() {
    assertEquals("0.50004 ≤ 0.50000 %", text(0.0050004, Relation.AT_MOST, 0.005).line());
  }

  @Test
  void neighbouringDoublesAreShownExactly() {
    assertEquals("0.5000000000000001 ≤ 0.5", text(Math.nextUp(0.5), Relation.AT_MOST, 0.5).line());
  }

  @Test
  void anExactHitHasNoSignInItsMargin() {
    assertEquals("0.00", text(0.005, Relation.AT_MOST, 0.005).margin());
  }

  @Test
  void timesHaveTheirOwnUnits() {
    assertEquals(
        "5.692 µs > 0",
        MeasuredText.of(
                new Finding.Measured(5.692e-6, Relation.ABOVE, 0, Unit.SECOND, Optional.empty()))
            .line());
  }

  @Test
  void aClauseSaysWhatIsNeeded() {
    assertEquals("58.8 %; at least 80.0 % is needed", text(0.588, Relation.AT_LEAST, 0.8).clause());
  }

  @ParameterizedTest
  @CsvSource({
    "0.005, 0.5 %",
    "0.588235, 58.8 %",
    "1, 100 %",
    "0.99999, 99.999 %",
    "0.00001, 0.001 %",
    "0, 0 %",
    "-0.105, −10.5 %",
    "0.0125, 1.25 %",
    "NaN, nan %"
  })
  void percentagesOfSentencesAreShortAndHonest(double ratio, String text) {
    assertEquals(text, MeasuredText.percent(ratio));
  }

  private static MeasuredText text(double value, Relation relation, double limit) {
    return MeasuredText.of(
        new Finding.Measured(value, relation, limit, Unit.RATIO, Optional.empty()));
  }
}
