package org.benchlens.replicate.change;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import org.benchlens.replicate.NormalTail;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Values of nupp-record.md, 4.6 and section 7, 1.
final class SignedRankTest {
  private static final double[] TIED = {-0.02, 0.01, 0.03, 0, 0.05, -0.01, 0.02, 0.04, 0.06, -0.03};

  private static double p(double... differences) {
    return SignedRank.of(differences, PairedConvention.TOOL).pValue();
  }

  @Test
  void pOfSmallSetsIsExact() {
    assertEquals(1, p(new double[12]));
    assertEquals(0.125, p(0, 0, 1, 2, 3, 4));
    assertEquals(0.40625, p(1, -1, 2, 2, -2, 3));
    assertEquals(0.15625, p(1, 1, 1, -1, 2, 2));
    assertEquals(1, p(-1, 1, -1, 1));
    assertEquals(0.001953125, p(1, 2, 3, 4, 5, 6, 7, 8, 9, 10));
    assertEquals(1, p(1, 2, 3));
    assertEquals(0.125, p(1, 2, 3, 4));
  }

  @Test
  void tiedDifferencesInBothConventions() {
    Shift tool = SignedRank.of(TIED, PairedConvention.TOOL);
    assertEquals(0.1875, tool.pValue());
    assertEquals(0.01, tool.estimate());
    assertEquals(-0.005, tool.interval().orElseThrow().low(), 1e-15);
    assertEquals(0.035, tool.interval().orElseThrow().upper(), 1e-15);
    Shift exact = SignedRank.of(TIED, PairedConvention.EXACT);
    assertEquals(0.1875, exact.pValue());
    assertEquals(0.015, exact.estimate(), 1e-15);
    assertEquals(-0.01, exact.interval().orElseThrow().low(), 1e-15);
    assertEquals(0.04, exact.interval().orElseThrow().upper(), 1e-15);
  }

  @ParameterizedTest
  @CsvSource({
    "10,10,9,.935547",
    "11,12,11,.946289",
    "12,15,14,.947754",
    "13,19,18,.942627",
    "15,27,26,.944641",
    "20,54,53,.946831",
    "30,139,138,.947737"
  })
  void ranksAndTheCoverageTheToolAttains(int pairs, long tool, long exact, double attained) {
    double[] differences = IntStream.range(0, pairs).mapToDouble(i -> 1.1 * i * i + i).toArray();
    ShiftInterval ofTool =
        SignedRank.of(differences, PairedConvention.TOOL).interval().orElseThrow();
    ShiftInterval ofExact =
        SignedRank.of(differences, PairedConvention.EXACT).interval().orElseThrow();
    assertEquals(tool, ofTool.rank());
    assertEquals(exact, ofExact.rank());
    assertEquals(attained, ofTool.coverage().orElseThrow(), 5e-7);
    assertTrue(ofExact.coverage().orElseThrow() >= 0.95);
    assertTrue(ofTool.claimed().orElseThrow() >= 0.95);
  }

  @ParameterizedTest
  @CsvSource({"10,.95117", "12,.95752", "20,.95156"})
  void theExactConventionAttainsItsCoverage(int pairs, double coverage) {
    double[] differences = IntStream.range(0, pairs).asDoubleStream().toArray();
    assertEquals(
        coverage,
        SignedRank.of(differences, PairedConvention.EXACT)
            .interval()
            .orElseThrow()
            .coverage()
            .orElseThrow(),
        5e-6);
  }

  @Test
  void theToolClaimsMoreThanItAttains() {
    double[] differences = IntStream.range(0, 12).asDoubleStream().toArray();
    ShiftInterval interval =
        SignedRank.of(differences, PairedConvention.TOOL).interval().orElseThrow();
    assertEquals(.95752, interval.claimed().orElseThrow(), 5e-6);
    assertEquals(.94775, interval.coverage().orElseThrow(), 5e-6);
  }

  @Test
  void aSteadyShiftIsBracketed() {
    double[] differences =
        IntStream.rangeClosed(1, 12).mapToDouble(i -> 0.10 + (i % 3) * 0.01).toArray();
    ShiftInterval interval =
        SignedRank.of(differences, PairedConvention.TOOL).interval().orElseThrow();
    assertEquals(15, interval.rank());
    assertEquals(.105, interval.low(), 1e-15);
    assertEquals(.115, interval.upper(), 1e-15);
  }

  @ParameterizedTest
  @CsvSource({"3,false", "9,false", "10,true", "200,true", "201,false"})
  void anIntervalTakesTenToTwoHundredPairs(int pairs, boolean possible) {
    double[] differences = IntStream.range(0, pairs).mapToDouble(i -> i + 1.0).toArray();
    assertEquals(
        possible, SignedRank.of(differences, PairedConvention.EXACT).interval().isPresent());
  }

  @Test
  void beyondTwoHundredPIsNormal() {
    // Mean r(r+1)/4, variance r(r+1)(2r+1)/24 without ties: all positive r = 201.
    double[] positive = IntStream.range(0, 201).mapToDouble(i -> i + 1.0).toArray();
    double z = (201 * 202 / 4.0) / Math.sqrt(201 * 202 * 403 / 24.0);
    assertEquals(NormalTail.twoSided(z), p(positive), 1e-45);
  }

  @Test
  void twoHundredEqualSignsAreExact() {
    double[] positive = IntStream.range(0, 200).mapToDouble(i -> i + 1.0).toArray();
    assertEquals(Math.scalb(1.0, -199), p(positive));
  }
}
