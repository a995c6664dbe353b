package org.benchlens.replicate.change;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import org.benchlens.model.nupp.Verdict;
import org.junit.jupiter.api.Test;

/// What must hold for any scores.
final class MetamorphicTest {
  private static final long SEED = 1009;

  private interface Comparison {
    ScoreChange of(double[] candidate, double[] baseline);
  }

  private static double[] scores(Random random, int size, double middle) {
    double[] scores = new double[size];
    for (int i = 0; i < size; i++) {
      scores[i] = middle * Math.exp(0.03 * random.nextGaussian());
    }
    return scores;
  }

  private static Verdict mirrored(Verdict verdict) {
    return switch (verdict) {
      case IMPROVED -> Verdict.REGRESSED;
      case REGRESSED -> Verdict.IMPROVED;
      case UNCHANGED -> Verdict.UNCHANGED;
      case INCONCLUSIVE -> Verdict.INCONCLUSIVE;
    };
  }

  @Test
  void swappingSidesMirrorsTheInterval() {
    for (Comparison comparison : comparisons()) {
      Random random = new Random(SEED);
      for (int round = 0; round < 200; round++) {
        double[] x = scores(random, 12, 100);
        double[] y = scores(random, 12, 100 + random.nextInt(12));
        ScoreChange there = comparison.of(x, y);
        ScoreChange back = comparison.of(y, x);
        String place = "seed " + SEED + ", round " + round;
        assertEquals(there.pValue(), back.pValue(), 1e-14, place);
        assertEquals(
            1 / (1 + there.interval().orElseThrow().low()),
            1 + back.interval().orElseThrow().upper(),
            1e-13,
            place);
      }
    }
  }

  @Test
  void swappingSidesMirrorsTheHodgesLehmannEstimate() {
    Random random = new Random(SEED);
    for (int round = 0; round < 200; round++) {
      int size = 10 + random.nextInt(4);
      double[] x = scores(random, size, 100);
      double[] y = scores(random, size, 103);
      double there = PairedComparison.of(x, y, PairedConvention.EXACT).change();
      double back = PairedComparison.of(y, x, PairedConvention.EXACT).change();
      assertEquals(1 / (1 + there), 1 + back, 1e-13, "seed " + SEED + ", round " + round);
    }
  }

  @Test
  void mirroredIntervalsGetMirroredVerdicts() {
    Random random = new Random(SEED);
    for (int round = 0; round < 2000; round++) {
      double low = (random.nextInt(21) - 10) / 100.0;
      double upper = low + random.nextInt(8) / 100.0;
      double p = random.nextInt(10) / 100.0;
      ShiftInterval there = interval(low, upper);
      ShiftInterval back = interval(-upper, -low);
      assertEquals(
          mirrored(Ruling.of(Optional.of(there), p, .02).verdict()),
          Ruling.of(Optional.of(back), p, .02).verdict(),
          "seed " + SEED + ", round " + round);
    }
  }

  private static ShiftInterval interval(double low, double upper) {
    return new ShiftInterval(low, upper, 1, OptionalDouble.empty(), OptionalDouble.empty());
  }

  @Test
  void scalingBothSidesByAPowerOfTwoChangesNothingMuch() {
    for (Comparison comparison : comparisons()) {
      Random random = new Random(SEED);
      for (int round = 0; round < 200; round++) {
        double[] x = scores(random, 12, 100);
        double[] y = scores(random, 12, 104);
        ScoreChange plain = comparison.of(x, y);
        ScoreChange scaled = comparison.of(times(x, 1024), times(y, 1024));
        String place = "seed " + SEED + ", round " + round;
        assertEquals(plain.pValue(), scaled.pValue(), 1e-14, place);
        assertEquals(plain.change(), scaled.change(), 1e-12, place);
        assertEquals(
            plain.interval().orElseThrow().low(),
            scaled.interval().orElseThrow().low(),
            1e-12,
            place);
      }
    }
  }

  @Test
  void aRunAgainstItselfIsNeverAChange() {
    for (Comparison comparison : comparisons()) {
      Random random = new Random(SEED);
      for (int round = 0; round < 200; round++) {
        double[] x = scores(random, 10 + random.nextInt(10), 50);
        ScoreChange change = comparison.of(x, x);
        Verdict verdict = Ruling.of(change.interval(), change.pValue(), .001).verdict();
        assertEquals(
            false,
            verdict == Verdict.IMPROVED || verdict == Verdict.REGRESSED,
            "seed " + SEED + ", round " + round);
      }
    }
  }

  private static double[] times(double[] values, double factor) {
    return Arrays.stream(values).map(value -> value * factor).toArray();
  }

  private static Comparison[] comparisons() {
    return new Comparison[] {
      (x, y) -> PairedComparison.of(x, y, PairedConvention.EXACT),
      (x, y) -> PairedComparison.of(x, y, PairedConvention.TOOL),
      UnpairedComparison::of
    };
  }
}
