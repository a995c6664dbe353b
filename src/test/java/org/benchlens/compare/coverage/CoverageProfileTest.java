package org.benchlens.compare.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.Thresholds;
import org.benchlens.model.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CoverageProfileTest {
  private static final Thresholds DEFAULT = Preset.DEFAULT.thresholds();

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void agreesWithComparingEveryPair(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 40; round++) {
      double[] a = ticks(random);
      double[] b = ticks(random);
      Thresholds limits = limits(random);

      CoverageResult found =
          CoverageProfile.of(DistinctValues.of(a), DistinctValues.of(b)).at(limits);

      String where = "seed " + seed + ", round " + round;
      assertEquals(NaiveCoverage.sample(a, b, limits), found.referenceSample(), where);
      assertEquals(NaiveCoverage.sample(b, a, limits), found.compareSample(), where);
      assertEquals(NaiveCoverage.support(a, b, limits), found.referenceSupport(), where);
      assertEquals(NaiveCoverage.support(b, a, limits), found.compareSupport(), where);
      assertEquals(NaiveCoverage.filter(a, limits), found.referenceFilter(), where);
      assertEquals(NaiveCoverage.filter(b, limits), found.compareFilter(), where);
    }
  }

  private static double[] ticks(SplittableRandom random) {
    double[] values = new double[random.nextInt(1, 120)];
    int spread = random.nextInt(1, 60);
    double tick = random.nextBoolean() ? 1e-6 : 0.004;
    for (int i = 0; i < values.length; i++) {
      int step = random.nextInt(spread);
      values[i] = 1 + tick * (random.nextInt(4) == 0 ? step : step / 8);
    }
    return values;
  }

  private static Thresholds limits(SplittableRandom random) {
    return DEFAULT
        .with(Threshold.SAME_CENTER_RELATIVE, random.nextInt(5) * 0.002)
        .with(Threshold.RARE_SAMPLE_FRACTION, random.nextInt(5) * 0.02)
        .with(Threshold.RARE_MAX_REMOVED, random.nextInt(5) * 0.1);
  }

  @Test
  void aSideCoversItself() {
    DistinctValues values = DistinctValues.of(new double[] {1, 2, 2, 5});

    CoverageResult found =
        CoverageProfile.of(values, values).at(DEFAULT.with(Threshold.SAME_CENTER_RELATIVE, 0));

    assertEquals(1, found.referenceSample());
    assertEquals(1, found.compareSupport());
  }

  @Test
  void aDistanceEqualToTheToleranceIsCovered() {
    double center = 0.25;
    double tolerance = StrictMath.log1p(center);
    // ln(1) is exactly 0, so the distance of 1.25 is ln(1.25) itself.
    assertEquals(tolerance, StrictMath.log(1.25));

    assertEquals(1, share(center), "at the tolerance");
    assertEquals(0, share(Math.nextDown(center)), "below it");
  }

  private static double share(double center) {
    return CoverageProfile.of(
            DistinctValues.of(new double[] {1}), DistinctValues.of(new double[] {1.25}))
        .at(DEFAULT.with(Threshold.SAME_CENTER_RELATIVE, center))
        .compareSample();
  }

  @Test
  void sampleCoverageCountsSamplesAndSupportCountsValues() {
    double[] reference = {1, 1, 1, 2};
    double[] compare = {1, 1, 3, 3};
    Thresholds unfiltered = DEFAULT.with(Threshold.RARE_SAMPLE_FRACTION, 0);

    CoverageResult found =
        CoverageProfile.of(DistinctValues.of(reference), DistinctValues.of(compare)).at(unfiltered);

    assertEquals(0.75, found.referenceSample());
    assertEquals(0.5, found.referenceSupport());
    assertEquals(0.5, found.compareSample());
    assertEquals(0.5, found.compareSupport());
  }

  @Test
  void swappingTheSidesSwapsTheCoverages() {
    DistinctValues a = DistinctValues.of(new double[] {1, 1, 2, 3});
    DistinctValues b = DistinctValues.of(new double[] {1, 2.001, 7, 8, 8});

    CoverageResult there = CoverageProfile.of(a, b).at(DEFAULT);
    CoverageResult back = CoverageProfile.of(b, a).at(DEFAULT);

    assertEquals(there.referenceSample(), back.compareSample());
    assertEquals(there.compareSupport(), back.referenceSupport());
    assertEquals(there.referenceFilter(), back.compareFilter());
  }

  @Test
  void aWiderToleranceNeverLowersCoverage() {
    SplittableRandom random = new SplittableRandom(99);
    CoverageProfile profile =
        CoverageProfile.of(DistinctValues.of(ticks(random)), DistinctValues.of(ticks(random)));
    double last = -1;
    for (int step = 0; step <= 100; step++) {
      double now =
          profile.at(DEFAULT.with(Threshold.SAME_CENTER_RELATIVE, step * 0.001)).referenceSample();
      assertTrue(now >= last, "step " + step);
      last = now;
    }
  }

  @Test
  void nothingIsNearAnEmptySide() {
    NeighbourDistances distances =
        NeighbourDistances.between(
            DistinctValues.of(new double[] {1, 2}), DistinctValues.of(new double[0]));

    assertEquals(Double.POSITIVE_INFINITY, distances.of(Side.REFERENCE, 1));
    assertEquals(0, distances.size(Side.COMPARE));
  }

  @Test
  void distancesAreToTheNearestOfBothNeighbours() {
    NeighbourDistances distances =
        NeighbourDistances.between(
            DistinctValues.of(new double[] {1, 10, 100}), DistinctValues.of(new double[] {9, 50}));

    assertEquals(StrictMath.log(9), distances.of(Side.REFERENCE, 0));
    assertEquals(StrictMath.log(10) - StrictMath.log(9), distances.of(Side.REFERENCE, 1));
    assertEquals(StrictMath.log(100) - StrictMath.log(50), distances.of(Side.REFERENCE, 2));
    assertEquals(StrictMath.log(100) - StrictMath.log(50), distances.of(Side.COMPARE, 1));
  }

  @Test
  void keepsTwelveBytesForARepeatedValueAndEightForAUniqueOne() {
    double[] unique = new double[1000];
    Arrays.setAll(unique, i -> i + 1);
    double[] repeated = new double[2000];
    Arrays.setAll(repeated, i -> i / 2 + 1);
    DistinctValues one = DistinctValues.of(unique);
    DistinctValues two = DistinctValues.of(repeated);

    assertEquals(16_000.0, (double) CoverageProfile.of(one, one).bytes(), 200.0);
    assertEquals(24_000.0, (double) CoverageProfile.of(two, two).bytes(), 240.0);
  }
}
