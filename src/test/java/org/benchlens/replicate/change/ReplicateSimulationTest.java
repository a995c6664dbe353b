package org.benchlens.replicate.change;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class ReplicateSimulationTest {
  private static final long SEED = 20_260_825;

  @ParameterizedTest
  @EnumSource(PairedConvention.class)
  void equalSidesAreHardlyEverCalledChanged(PairedConvention convention) {
    var claims = new ReplicateSimulation(SEED).families(40, 0, 1e-4, convention);
    assertEquals(1960, claims.all());
    assertTrue(claims.adjusted() <= 8, claims.toString());
    // What the adjustment is for: 83 are expected of p alone, with a deviation of 9.
    assertEquals(83, claims.plain(), 36, claims.toString());
  }

  @Test
  void intervalsOfEqualSidesMissZeroAsOftenAsTheirCoverageSays() {
    // Four standard errors of 20,000 draws.
    assertEquals(
        0.0425,
        new ReplicateSimulation(SEED).excludingZero(20_000, PairedConvention.EXACT),
        0.0057);
    assertEquals(
        0.0522, new ReplicateSimulation(SEED).excludingZero(20_000, PairedConvention.TOOL), 0.0063);
  }

  @ParameterizedTest
  @EnumSource(PairedConvention.class)
  void aChangeBeyondTheMarginIsFound(PairedConvention convention) {
    var claims = new ReplicateSimulation(SEED).families(10, 0.05, 0.02, convention);
    assertTrue(claims.adjusted() > 0.75 * claims.all(), claims.toString());
  }

  @Test
  void theIntervalOfAScoreHoldsTheMedianAsOftenAsItSays() {
    ReplicateSimulation simulation = new ReplicateSimulation(SEED);
    double attained = 0.96142578125;
    double near = 0.0055;
    assertEquals(attained, simulation.coverage(20_000, Random::nextGaussian, 0), near);
    assertEquals(
        attained, simulation.coverage(20_000, draws -> Math.exp(draws.nextGaussian()), 1), near);
    assertEquals(
        attained,
        simulation.coverage(
            20_000, ReplicateSimulation::twoRates, ReplicateSimulation.MEDIAN_OF_TWO_RATES),
        near);
  }

  @Test
  void theFiguresOfTheManualFollowFromTheSeed() {
    assertEquals(ReplicateSimulation.report(1), ReplicateSimulation.report(1));
  }
}
