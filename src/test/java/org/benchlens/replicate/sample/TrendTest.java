package org.benchlens.replicate.sample;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.benchlens.model.nupp.TrendState;
import org.junit.jupiter.api.Test;

/// Values of nupp-record.md, 4.5; p against 2e-7 (section 7, 5).
final class TrendTest {
  private static Trend trend(int count, IntToDoubleFunction value) {
    return Trend.of(IntStream.rangeClosed(1, count).mapToDouble(value).toArray());
  }

  @Test
  void aSlowFallIsSignificantButTooSmall() {
    Trend trend = trend(400, i -> 100 - 0.0025 * i);
    assertEquals(TrendState.NONE_DETECTED, trend.state());
    assertEquals(-1, trend.tau());
    assertEquals(-0.00751014, trend.drift(), 5e-9);
    assertEquals(true, trend.conditions().get(1).holds());
    assertEquals(false, trend.conditions().get(2).holds());
  }

  @Test
  void aFastFallIsATrend() {
    Trend trend = trend(400, i -> 100 - 0.05 * i);
    assertEquals(TrendState.TREND, trend.state());
    assertEquals(-0.15416238, trend.drift(), 5e-9);
  }

  @Test
  void aCycleIsNoTrend() {
    Trend trend = trend(400, i -> 100 + (37 * i) % 41);
    assertEquals(TrendState.NONE_DETECTED, trend.state());
    assertEquals(-3, trend.score());
    assertEquals(0.99075, trend.pValue(), 5e-6);
    assertEquals(-0.0254237, trend.drift(), 5e-8);
  }

  @Test
  void twoHundredFallingSamples() {
    Trend trend = trend(200, i -> 100 - 0.2 * i);
    assertEquals(TrendState.TREND, trend.state());
    assertEquals(-0.31712474, trend.drift(), 5e-9);
  }

  @Test
  void twoHundredRisingSamples() {
    Trend trend = trend(200, i -> 50 + 0.1 * i);
    assertEquals(TrendState.TREND, trend.state());
    assertEquals(0.28680688, trend.drift(), 5e-9);
  }

  @Test
  void aShortCycleIsNoTrend() {
    Trend trend = trend(200, i -> 100 + (i % 5) * 0.1);
    assertEquals(TrendState.NONE_DETECTED, trend.state());
    assertEquals(-8, trend.score());
    assertEquals(0.96765, trend.pValue(), 5e-6);
    assertEquals(0, trend.drift());
  }

  @Test
  void fewSamplesAreNotTested() {
    Trend trend = trend(31, i -> 100 + i);
    assertEquals(TrendState.UNKNOWN, trend.state());
    assertEquals(0, trend.tau());
    assertEquals(1, trend.pValue());
    assertEquals(0, trend.drift());
    assertEquals(1, trend.conditions().size());
  }

  @Test
  void equalSamplesHaveNoTrend() {
    Trend trend = trend(32, i -> 7);
    assertEquals(TrendState.NONE_DETECTED, trend.state());
    assertEquals(0.999999999, trend.pValue(), 2e-7);
    assertEquals(0, trend.drift());
  }

  @Test
  void stepsAreATrend() {
    Trend trend = trend(64, i -> 100 + (i - 1) / 8);
    assertEquals(TrendState.TREND, trend.state());
    assertEquals(1792, trend.score());
    assertEquals(0.8888889, trend.tau(), 5e-8);
    assertEquals(0.06, trend.drift(), 1e-12);
  }

  @Test
  void driftDecidesOnEitherSideOfThreePercent() {
    Trend far = trend(32, i -> 100 + 0.14 * (i - 1));
    assertEquals(496, far.score());
    assertEquals(TrendState.TREND, far.state());
    assertEquals(0.03345947, far.drift(), 5e-9);
    Trend near = trend(32, i -> 100 + 0.12 * (i - 1));
    assertEquals(TrendState.NONE_DETECTED, near.state());
    assertEquals(0.02869669, near.drift(), 5e-9);
  }

  @Test
  void alternatingSamplesHaveNoTrend() {
    Trend trend = trend(64, i -> i % 2 == 1 ? 100 : 110);
    assertEquals(TrendState.NONE_DETECTED, trend.state());
    assertEquals(32, trend.score());
    assertEquals(0.857465, trend.pValue(), 5e-7);
  }

  @Test
  void blocksOfSixtySix() {
    double[] blocks = BlockMedians.of(IntStream.range(0, 66).asDoubleStream().toArray());
    assertEquals(64, blocks.length);
    assertArrayEquals(new double[] {0, 1, 2, 3, 4, 5}, Arrays.copyOf(blocks, 6));
    assertArrayEquals(new double[] {59, 60, 61, 62, 63, 64}, Arrays.copyOfRange(blocks, 58, 64));
  }

  @Test
  void blocksOfAHundredAndThirty() {
    double[] blocks = BlockMedians.of(IntStream.range(0, 130).asDoubleStream().toArray());
    assertArrayEquals(new double[] {0, 2, 4, 6, 8, 10}, Arrays.copyOf(blocks, 6));
  }

  @Test
  void aHeadThatIsNotPositiveHasNoDrift() {
    assertEquals(0, trend(40, i -> i - 20).drift());
  }
}
