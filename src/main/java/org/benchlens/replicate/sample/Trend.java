package org.benchlens.replicate.sample;

import java.util.Arrays;
import java.util.List;
import org.benchlens.model.nupp.TrendState;
import org.benchlens.replicate.Condition;
import org.benchlens.replicate.ConditionId;
import org.benchlens.replicate.NearestRank;
import org.benchlens.replicate.NormalTail;
import org.benchlens.replicate.Relation;

/// The Mann-Kendall trend test of one process, with the size of the move (contract, 3.5).
///
/// Not detecting a trend does not establish a steady state.
///
/// @param state the outcome
/// @param score Kendall's S over block medians: pairs that rise minus pairs that fall
/// @param tau S over the number of pairs, -1 to 1; ties count in the denominator
/// @param pValue two-sided, normal with continuity correction and no correction for ties, 0 to 1
/// @param drift relative move from the first to the last quarter of the blocks, + is slower; 0 when
///     the first is not positive
/// @param conditions samples enough; then significant, then far enough
public record Trend(
    TrendState state,
    long score,
    double tau,
    double pValue,
    double drift,
    List<Condition> conditions) {
  /// Fewest samples that are tested.
  public static final int MIN_SAMPLES = 32;

  /// p must be below.
  public static final double SIGNIFICANCE = 0.05;

  /// The size of the drift must reach this.
  public static final double MIN_DRIFT = 0.03;

  public Trend {
    conditions = List.copyOf(conditions);
  }

  /// Tests samples in execution order.
  public static Trend of(double... samples) {
    Condition enough =
        Condition.of(ConditionId.TREND_SAMPLES, samples.length, Relation.AT_LEAST, MIN_SAMPLES);
    if (!enough.holds()) {
      return new Trend(TrendState.UNKNOWN, 0, 0, 1, 0, List.of(enough));
    }
    double[] blocks = BlockMedians.of(samples);
    long score = score(blocks);
    double pairs = blocks.length * (blocks.length - 1.0) / 2;
    double pValue = pValue(score, blocks.length);
    double drift = drift(blocks);
    Condition significant =
        Condition.of(ConditionId.TREND_SIGNIFICANT, pValue, Relation.BELOW, SIGNIFICANCE);
    Condition far =
        Condition.of(ConditionId.TREND_DRIFT, Math.abs(drift), Relation.AT_LEAST, MIN_DRIFT);
    TrendState state =
        significant.holds() && far.holds() ? TrendState.TREND : TrendState.NONE_DETECTED;
    return new Trend(state, score, score / pairs, pValue, drift, List.of(enough, significant, far));
  }

  private static long score(double[] blocks) {
    long score = 0;
    for (int i = 0; i < blocks.length; i++) {
      for (int j = i + 1; j < blocks.length; j++) {
        if (blocks[j] > blocks[i]) {
          score++;
        } else if (blocks[j] < blocks[i]) {
          score--;
        }
      }
    }
    return score;
  }

  private static double pValue(long score, int blocks) {
    double variance = blocks * (blocks - 1.0) * (2.0 * blocks + 5) / 18;
    return NormalTail.twoSided((score - Long.signum(score)) / Math.sqrt(variance));
  }

  private static double drift(double[] blocks) {
    int quarter = Math.max(1, blocks.length / 4);
    double head = NearestRank.median(Arrays.copyOf(blocks, quarter));
    double tail =
        NearestRank.median(Arrays.copyOfRange(blocks, blocks.length - quarter, blocks.length));
    return head > 0 ? (tail - head) / head : 0;
  }
}
