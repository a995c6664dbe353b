package org.benchlens.replicate.change;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.IntStream;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.replicate.ConditionId;
import org.junit.jupiter.api.Test;

/// Values of nupp-record.md, 4.6 and 4.7.
final class ComparisonTest {
  private static final double[] BASELINE = {100, 102, 98, 101, 99, 103, 97, 100, 104, 96, 101, 99};
  private static final double[] CANDIDATE = {
    110, 111, 109, 112, 108, 114, 106, 111, 113, 107, 110, 109
  };

  private static double[] filled(double value) {
    double[] values = new double[12];
    Arrays.fill(values, value);
    return values;
  }

  @Test
  void pairedInTheToolsConvention() {
    ScoreChange change = PairedComparison.of(CANDIDATE, BASELINE, PairedConvention.TOOL);
    assertEquals(Method.PAIRED_TOOL, change.method());
    assertEquals(.1, change.change(), 5e-8);
    assertEquals(.00048828125, change.pValue());
    assertEquals(15, change.interval().orElseThrow().rank());
    assertEquals(.0927835, change.interval().orElseThrow().low(), 5e-8);
    assertEquals(.1077759, change.interval().orElseThrow().upper(), 5e-8);
    assertEquals(Verdict.REGRESSED, Ruling.of(change.interval(), change.pValue(), .02).verdict());
  }

  @Test
  void pairedExactly() {
    ScoreChange change = PairedComparison.of(CANDIDATE, BASELINE, PairedConvention.EXACT);
    assertEquals(14, change.interval().orElseThrow().rank());
    assertEquals(.0918459, change.interval().orElseThrow().low(), 5e-8);
    assertEquals(.1078530, change.interval().orElseThrow().upper(), 5e-8);
  }

  @Test
  void equalPairsAreUnchanged() {
    ScoreChange change = PairedComparison.of(BASELINE, BASELINE, PairedConvention.TOOL);
    assertEquals(0, change.change());
    assertEquals(0, change.interval().orElseThrow().low());
    assertEquals(0, change.interval().orElseThrow().upper());
    assertEquals(1, change.pValue());
    assertEquals(Verdict.UNCHANGED, Ruling.of(change.interval(), 1, .05).verdict());
  }

  @Test
  void anEmptySideIsNotCompared() {
    ScoreChange change = PairedComparison.of(BASELINE, new double[0], PairedConvention.EXACT);
    assertEquals(Method.NONE, change.method());
    assertEquals(0, change.change());
    assertEquals(1, change.pValue());
    assertEquals(Optional.empty(), change.interval());
    assertEquals(Method.NONE, UnpairedComparison.of(new double[0], BASELINE).method());
  }

  @Test
  void unequalForkCountsAreComparedUnpaired() {
    double[] eleven = Arrays.copyOf(CANDIDATE, 11);
    ScoreChange change = PairedComparison.of(eleven, BASELINE, PairedConvention.TOOL);
    ScoreChange unpaired = UnpairedComparison.of(eleven, BASELINE);
    assertEquals(Method.UNPAIRED, change.method());
    assertEquals(unpaired.interval(), change.interval());
    assertEquals(unpaired.pValue(), change.pValue());
    assertEquals(ConditionId.EQUAL_FORKS, change.conditions().get(0).id());
    assertEquals(1, change.conditions().get(0).measured());
  }

  @Test
  void unpaired() {
    ScoreChange change = UnpairedComparison.of(CANDIDATE, BASELINE);
    assertEquals(.1, change.change(), 5e-8);
    assertEquals(.0784314, change.interval().orElseThrow().low(), 5e-8);
    assertEquals(.1224490, change.interval().orElseThrow().upper(), 5e-8);
    assertEquals(3.1517e-5, change.pValue(), 2e-7);
  }

  @Test
  void rankSumCorrectsForTies() {
    assertEquals(
        .1967056, RankSum.of(new double[] {1, 2, 2}, new double[] {2, 2, 3}).pValue(), 1e-6);
  }

  @Test
  void aRawShift() {
    double[] candidate = IntStream.range(0, 10).mapToDouble(i -> (100 + i) / 10.0).toArray();
    double[] baseline = IntStream.range(0, 10).mapToDouble(i -> (1005 + 10 * i) / 100.0).toArray();
    Shift shift = RankSum.of(candidate, baseline);
    assertEquals(-.05, shift.estimate(), 1e-12);
    assertEquals(24, shift.interval().orElseThrow().rank());
    assertEquals(-.35, shift.interval().orElseThrow().low(), 1e-12);
    assertEquals(.25, shift.interval().orElseThrow().upper(), 1e-12);
    assertEquals(.7054571, shift.pValue(), 2e-7);
    assertEquals(175, shift.conditions().get(2).measured());
  }

  @Test
  void nineForksHaveNoUnpairedInterval() {
    ScoreChange change = UnpairedComparison.of(Arrays.copyOf(CANDIDATE, 9), BASELINE);
    assertEquals(.1041667, change.change(), 5e-8);
    assertEquals(Optional.empty(), change.interval());
    assertEquals(1.2178e-4, change.pValue(), 2e-7);
  }

  @Test
  void twoForksHaveNoP() {
    assertEquals(1, UnpairedComparison.of(Arrays.copyOf(CANDIDATE, 2), BASELINE).pValue());
  }

  @Test
  void equalConstantsHaveNoUnpairedInterval() {
    ScoreChange change = UnpairedComparison.of(filled(.25), filled(.25));
    assertEquals(0, change.change());
    assertEquals(Optional.empty(), change.interval());
    assertEquals(1, change.pValue());
    assertEquals(
        Verdict.INCONCLUSIVE, Ruling.of(change.interval(), change.pValue(), .02).verdict());
  }

  @Test
  void aScoreThatIsNotPositiveHasTheLogarithmZero() {
    // Section 7, 3: the number 0.0, so that 0 and -5 act like 1.
    double[] one = PairedComparison.logRatios(new double[] {0, -5, 1}, new double[] {1, 1, 1});
    assertEquals(0.0, one[0]);
    assertEquals(0.0, one[1]);
    assertEquals(Math.log(2), PairedComparison.logRatios(new double[] {2}, new double[] {0})[0]);
  }

  @Test
  void sidesOfDifferentLengthDoNotPair() {
    assertThrows(
        IllegalArgumentException.class,
        () -> PairedComparison.logRatios(new double[1], new double[2]));
  }

  @Test
  void hugeSidesAreComparedWithoutAllPairsInMemory() {
    double[] many = IntStream.range(0, 20_000).mapToDouble(i -> 100 + i * 1e-3).toArray();
    double[] more = IntStream.range(0, 20_000).mapToDouble(i -> 110 + i * 1e-3).toArray();
    assertEquals(.1, UnpairedComparison.of(more, many).change(), .02);
  }
}
