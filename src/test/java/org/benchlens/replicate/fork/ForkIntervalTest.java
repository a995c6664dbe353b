package org.benchlens.replicate.fork;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.benchlens.model.nupp.TrendState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Values of nupp-record.md, 4.2.
final class ForkIntervalTest {
  @ParameterizedTest
  @CsvSource({
    "3,1,0.75",
    "5,1,0.9375",
    "6,1,0.96875",
    "10,2,0.978515625",
    "15,4,0.96484375",
    "20,6,0.9586105",
    "11,2,0.9882812500",
    "12,3,0.9614257812",
    "13,3,0.9775390625",
    "14,3,0.9870605469",
    "16,4,0.9787292480",
    "17,5,0.9509582520",
    "18,5,0.9691162109",
    "19,5,0.9807891846",
    "25,8,0.9567147493",
    "30,10,0.9572260547",
    "50,18,0.9671608624",
    "100,40,0.9647997998",
    "1,1,0",
    "12,0,0",
    "12,7,0"
  })
  void coverageOfARank(int forks, int rank, double coverage) {
    assertEquals(coverage, MedianCoverage.of(forks, rank), 1e-7);
  }

  @ParameterizedTest
  @CsvSource({"3,0", "5,0", "6,1", "10,2", "15,4", "20,6", "25,8", "30,10", "50,18", "100,40"})
  void theLargestRankThatCovers(int forks, int rank) {
    assertEquals(rank, MedianCoverage.largestRank(forks, 0.95));
  }

  @Test
  void bothWaysOfCountingAgreeWhereTheyMeet() {
    // By recursion C(51,k) from Pascal's rule, k up to 17, over 2^51; all exact.
    double[] row = new double[52];
    row[0] = 1;
    for (int n = 1; n <= 51; n++) {
      for (int k = n; k > 0; k--) {
        row[k] += row[k - 1];
      }
    }
    double tail = IntStream.range(0, 18).mapToDouble(k -> row[k]).sum() / Math.pow(2, 51);
    assertEquals(1 - 2 * tail, MedianCoverage.of(51, 18), 1e-14);
  }

  @Test
  void thousandsOfForksDoNotOverflow() {
    int rank = MedianCoverage.largestRank(5000, 0.95);
    // Normal approximation: 2500 - 1.96 sqrt(5000)/2 is about 2430.7.
    assertEquals(2431, rank, 1);
    assertTrue(MedianCoverage.of(5000, rank) >= 0.95);
    assertTrue(MedianCoverage.of(5000, rank + 1) < 0.95);
  }

  @Test
  void tenForksSpanTheInnerEight() {
    ForkInterval interval = ForkInterval.of(3, 1, 2, 10, 9, 8, 4, 5, 6, 7);
    assertEquals(Optional.of(new ForkInterval.Bounds(2, 2, 9, 0.978515625)), interval.bounds());
  }

  @Test
  void nineForksHaveNoInterval() {
    ForkInterval interval = ForkInterval.of(1, 2, 3, 4, 5, 6, 7, 8, 9);
    assertEquals(Optional.empty(), interval.bounds());
    assertFalse(interval.enough().holds());
    assertEquals(9, interval.enough().measured());
    assertEquals(10, interval.enough().limit());
  }

  @Test
  void aSkewedRunHasASkewedInterval() {
    double[] scores = {73.1, 73.2, 73.2, 73.3, 73.3, 73.3, 73.4, 73.5, 74, 80, 120, 145};
    assertEquals(
        Optional.of(new ForkInterval.Bounds(3, 73.2, 80, 0.96142578125)),
        ForkInterval.of(scores).bounds());
  }

  @ParameterizedTest
  @CsvSource({"6,6,true", "5,7,false", "1,0,true", "0,3,false", "0,0,false", "12,0,true"})
  void halfOfTheTestedForksUnsettle(int trending, int settled, boolean unsettled) {
    List<TrendState> states =
        Stream.of(
                Collections.nCopies(trending, TrendState.TREND),
                Collections.nCopies(settled, TrendState.NONE_DETECTED),
                // Forks that were not tested do not count.
                Collections.nCopies(20, TrendState.UNKNOWN))
            .flatMap(List::stream)
            .toList();
    TrendShare share = TrendShare.of(states);
    assertEquals(trending + settled, share.tested());
    assertEquals(unsettled, share.unsettled().holds());
  }
}
