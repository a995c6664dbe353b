package org.benchlens.compare.sensitivity;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.decision.RowEvidence;
import org.benchlens.compare.oracle.FakeSamples;
import org.benchlens.compare.oracle.RowSide;
import org.benchlens.model.SampleArray;
import org.benchlens.model.Statistic;
import org.junit.jupiter.api.Test;

final class RowFlipsTest {
  private static Flip flip(Threshold threshold, double from, double to) {
    return new Flip(threshold, from, to, Status.SAME);
  }

  private static RowFlips flips(ThresholdFlips... some) {
    List<ThresholdFlips> all = new ArrayList<>(RowFlips.NONE.byThreshold());
    for (ThresholdFlips flips : some) {
      all.set(flips.threshold().ordinal(), flips);
    }
    return new RowFlips(all);
  }

  private static ThresholdFlips above(Threshold threshold, double from, double to) {
    return new ThresholdFlips(threshold, Optional.empty(), Optional.of(flip(threshold, from, to)));
  }

  @Test
  void sizeIsRelativeToTodaysValue() {
    assertEquals(0.25, flip(Threshold.BULK_SAMPLE_COVERAGE, 0.5, 0.375).size());
  }

  @Test
  void sizeIsAbsoluteWhereTodaysValueIsZero() {
    assertEquals(0.375, flip(Threshold.BULK_SAMPLE_COVERAGE, 0, 0.375).size());
  }

  @Test
  void theSmallestChangeIsTheNearest() {
    RowFlips flips =
        flips(
            above(Threshold.CLEAR_GAP_RELATIVE, 0.5, 0.75),
            above(Threshold.BULK_SUPPORT_COVERAGE, 0.5, 0.625));
    assertEquals(Threshold.BULK_SUPPORT_COVERAGE, flips.nearest().orElseThrow().threshold());
  }

  @Test
  void equalChangesGoByTheOrderOfTheKeys() {
    RowFlips flips =
        flips(
            above(Threshold.BULK_SAMPLE_COVERAGE, 0.5, 0.625),
            above(Threshold.SAME_OVERLAP_FRACTION, 0.25, 0.3125));
    assertEquals(Threshold.SAME_OVERLAP_FRACTION, flips.nearest().orElseThrow().threshold());
  }

  @Test
  void ofEqualChangesOfOneThresholdTheOneBelowCounts() {
    Threshold gap = Threshold.CLEAR_GAP_RELATIVE;
    ThresholdFlips both =
        new ThresholdFlips(
            gap, Optional.of(flip(gap, 0.5, 0.375)), Optional.of(flip(gap, 0.5, 0.625)));
    assertEquals(0.375, both.nearest().orElseThrow().to());
  }

  @Test
  void nothingFlipsARowThatCannotBeDecided() {
    RowSide skipped = new RowSide(Map.of(), new FakeSamples(), "no memory", true);
    assertEquals(RowFlips.NONE, FlipSearch.of(evidence(skipped, skipped), Settings.DEFAULT));
    assertEquals(Optional.empty(), RowFlips.NONE.nearest());
  }

  @Test
  void aGapNotConfirmedInCyclesFlipsAtTheCycleGapAndBeyondTheTimeGap() {
    // Time gap 1 (from 2 to 4), cycle gap 0.25 (from 8 to 10), no clear gap and nothing in common.
    RowFlips flips =
        FlipSearch.of(
            evidence(side(1, 2, 2, 4), side(4, 4, 4, 2.5)),
            Settings.DEFAULT.with(Threshold.CLEAR_GAP_RELATIVE, 0.5));
    ThresholdFlips gap = flips.of(Threshold.CLEAR_GAP_RELATIVE);
    assertEquals(
        Optional.of(new Flip(Threshold.CLEAR_GAP_RELATIVE, 0.5, 0.25, Status.SLOW)), gap.below());
    assertEquals(Optional.empty(), gap.above());
    assertEquals(gap.below(), flips.nearest());
  }

  @Test
  void theCenterToleranceAlsoWidensTheCoverage() {
    // Every time is 1/16 away from its neighbour; the exact inverse of the logarithm is found.
    float[] one = {1, 1, 1};
    FakeSamples ref =
        new FakeSamples().with(SampleArray.TIMES, 16, 16, 16).with(SampleArray.FREQUENCIES, one);
    FakeSamples cmp =
        new FakeSamples().with(SampleArray.TIMES, 17, 17, 17).with(SampleArray.FREQUENCIES, one);
    RowSide reference = side(15, 16, 17, 1).with(ref);
    RowSide compare = side(15, 17, 18, 1).with(cmp);
    Flip flip = FlipSearch.of(evidence(reference, compare), Settings.DEFAULT).nearest().get();
    assertEquals(Threshold.SAME_CENTER_RELATIVE, flip.threshold());
    assertEquals(0.0625, flip.to(), 1e-15);
    assertEquals(Status.SAME, flip.status());
  }

  private static RowSide side(double min, double median, double q3, double clock) {
    Map<Statistic, Double> numbers = new EnumMap<>(Statistic.class);
    numbers.put(Statistic.MIN, min);
    numbers.put(Statistic.Q1, min);
    numbers.put(Statistic.MEDIAN, median);
    numbers.put(Statistic.Q3, q3);
    numbers.put(Statistic.RELATIVE_IQR, 0.01);
    numbers.put(Statistic.CLOCK_RATE, clock);
    return RowSide.of(numbers, new FakeSamples());
  }

  private static RowEvidence evidence(RowSide ref, RowSide cmp) {
    return RowEvidence.of(ref.state(), cmp.state(), ref.samples(), cmp.samples());
  }
}
