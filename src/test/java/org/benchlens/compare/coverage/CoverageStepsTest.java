package org.benchlens.compare.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.Thresholds;
import org.benchlens.model.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CoverageStepsTest {
  private static final Thresholds DEFAULT = Preset.DEFAULT.thresholds();

  private static double[] ticks(SplittableRandom random) {
    double[] values = new double[random.nextInt(1, 90)];
    int spread = random.nextInt(1, 50);
    for (int i = 0; i < values.length; i++) {
      values[i] = 1 + 0.003 * (random.nextInt(3) == 0 ? random.nextInt(spread) : spread / 8);
    }
    return values;
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  void theCurveIsTheCoverageAtEveryTolerance(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 30; round++) {
      CoverageProfile profile =
          CoverageProfile.of(DistinctValues.of(ticks(random)), DistinctValues.of(ticks(random)));
      Thresholds limits =
          DEFAULT
              .with(Threshold.SAME_CENTER_RELATIVE, random.nextInt(40) * 0.001)
              .with(Threshold.RARE_SAMPLE_FRACTION, random.nextInt(4) * 0.03)
              .with(Threshold.RARE_MAX_REMOVED, 0.3);
      double distance = CoverageProfile.tolerance(limits);
      CoverageResult now = profile.at(limits);
      String where = "seed " + seed + ", round " + round;
      assertEquals(
          now.referenceSample(),
          profile.steps(Side.REFERENCE, DEFAULT).sample().at(distance),
          where);
      assertEquals(
          now.compareSample(), profile.steps(Side.COMPARE, DEFAULT).sample().at(distance), where);
      assertEquals(
          now.referenceSupport(),
          profile.steps(Side.REFERENCE, limits).support().at(distance),
          where);
      assertEquals(
          now.compareSupport(), profile.steps(Side.COMPARE, limits).support().at(distance), where);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {11, 12, 13})
  void itPassesFromTheToleranceItNamesAndNotJustBelow(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 30; round++) {
      CoverageProfile profile =
          CoverageProfile.of(DistinctValues.of(ticks(random)), DistinctValues.of(ticks(random)));
      double limit = 0.5 + 0.5 * random.nextDouble();
      OptionalDouble from = profile.steps(Side.COMPARE, DEFAULT).sample().passesFrom(limit);
      double tolerance = from.orElseThrow();
      String where = "seed " + seed + ", round " + round + ", " + tolerance;
      assertTrue(at(profile, tolerance) >= limit, where);
      assertTrue(
          tolerance == 0 || at(profile, Math.nextDown(tolerance)) < limit, "below: " + where);
    }
  }

  private static double at(CoverageProfile profile, double tolerance) {
    return profile.at(DEFAULT.with(Threshold.SAME_CENTER_RELATIVE, tolerance)).compareSample();
  }

  @Test
  void aLimitOfNothingPassesFromTheStart() {
    CoverageProfile profile =
        CoverageProfile.of(
            DistinctValues.of(new double[] {1}), DistinctValues.of(new double[] {2}));
    assertEquals(0, profile.steps(Side.REFERENCE, DEFAULT).sample().passesFrom(0).orElseThrow());
  }

  @Test
  void withoutAPartnerNoTolerancePasses() {
    CoverageProfile profile =
        CoverageProfile.of(DistinctValues.of(new double[] {1}), DistinctValues.of(new double[0]));
    assertTrue(profile.steps(Side.REFERENCE, DEFAULT).sample().passesFrom(0.5).isEmpty());
  }
}
