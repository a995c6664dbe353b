package org.benchlens.compare.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.benchlens.compare.Rules;
import org.benchlens.compare.interval.Timing;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.SampleFault.Kind;
import org.benchlens.model.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class FaultsTest {
  private static FakeSide usual() {
    return FakeSide.usual().samples(1, 2, 3);
  }

  private static Finding.SideFault fault(
      Side side, Kind kind, SampleArray array, long expected, long found) {
    return new Finding.SideFault(
        side, new SampleFault(kind, array, array.word() + ".bin", expected, found));
  }

  @Test
  void goodSamplesHaveNone() {
    assertEquals(List.of(), Row.of(usual(), usual()).faults());
  }

  @ParameterizedTest
  @EnumSource(SampleArray.class)
  void anAbsentFileIsNamedThoughSummariesDecide(SampleArray array) {
    Row row = Row.of(usual(), usual().broken(array, Kind.OUTSIDE));

    assertEquals(List.of(fault(Side.COMPARE, Kind.OUTSIDE, array, 3, -1)), row.faults());
  }

  @Test
  void everyAbsentFileIsNamed() {
    FakeSide gone =
        usual().broken(SampleArray.TIMES, Kind.MISSING).broken(SampleArray.FREQUENCIES, Kind.EMPTY);

    assertEquals(
        List.of(
            fault(Side.REFERENCE, Kind.MISSING, SampleArray.TIMES, 3, -1),
            fault(Side.REFERENCE, Kind.EMPTY, SampleArray.FREQUENCIES, 3, -1)),
        Row.of(gone, FakeSide.usual()).faults());
  }

  @Test
  void badValuesAreCounted() {
    Row row = Row.of(usual(), FakeSide.usual().samples(1, 0, Float.NaN, 4));

    assertEquals(
        List.of(fault(Side.COMPARE, Kind.BAD_VALUE, SampleArray.TIMES, 4, 2)), row.faults());
    assertEquals(new Finding.Faulty(row.faults()), row.check(CheckId.TIMES_USABLE).finding());
  }

  @Test
  void anotherCountThanDeclaredIsAFaultThoughTheSourceLetItPass() {
    FakeSide shorter = usual().declares(SampleArray.TIMES, 5).declares(SampleArray.FREQUENCIES, 5);

    assertEquals(
        List.of(fault(Side.COMPARE, Kind.COUNT_DIFFERS, SampleArray.TIMES, 5, 3)),
        Row.of(usual(), shorter).faults());
  }

  @Test
  void noValueIsAFaultUnderRobust() {
    Row row = Row.of(usual(), FakeSide.usual().samples());

    assertEquals(List.of(), row.faults());
    assertEquals(
        List.of(fault(Side.COMPARE, Kind.EMPTY, SampleArray.TIMES, 0, 0)),
        row.by(Rules.ROBUST).faults());
  }

  @Test
  void differentLengthsAreAFaultOfTheFrequencies() {
    FakeSide odd = FakeSide.usual().times(1, 2, 3).frequencies(1, 1);
    Finding.SideFault differ =
        fault(Side.REFERENCE, Kind.LENGTHS_DIFFER, SampleArray.FREQUENCIES, 3, 2);

    assertEquals(List.of(differ), Row.of(odd, usual()).faults());
    assertEquals(List.of(differ), Row.of(odd, usual()).by(Rules.ROBUST).faults());
  }

  @Test
  void allFourArraysOfAGapAreLookedAt() {
    FakeSide low = FakeSide.interval(1, 1, 2).samples(0, 1).frequencies(1, -1);
    FakeSide high = FakeSide.interval(5, 5, 6).samples(5, 5).times(0, 0);
    Row row = Row.of(low, high);

    List<Finding.SideFault> expected =
        List.of(
            fault(Side.REFERENCE, Kind.BAD_VALUE, SampleArray.TIMES, 2, 1),
            fault(Side.REFERENCE, Kind.BAD_VALUE, SampleArray.FREQUENCIES, 2, 1),
            fault(Side.COMPARE, Kind.BAD_VALUE, SampleArray.TIMES, 2, 2));
    assertEquals(expected, row.faults());
    assertEquals(new Finding.Faulty(expected), row.check(CheckId.GAP_SAMPLES_USABLE).finding());
  }

  @Test
  void timesThatCouldNotStandInForOrderStatisticsAreNamed() {
    FakeSide faulty =
        FakeSide.with(Timing.moments()).times(1, 2).broken(SampleArray.TIMES, Kind.UNREADABLE);
    Row row = Row.of(FakeSide.usual(), faulty).by(Rules.ROBUST);

    assertEquals(
        List.of(fault(Side.COMPARE, Kind.UNREADABLE, SampleArray.TIMES, 3, -1)), row.faults());
  }

  @Test
  void whatOtherRulesFoundOutIsNotListed() {
    FakeSide odd = usual().broken(SampleArray.FREQUENCIES, Kind.MISSING).noise(Double.NaN);
    Row row = Row.of(odd, FakeSide.usual().times(1, 2));
    RowEvidence evidence = row.evidence();

    assertEquals(1, RowDecider.decide(evidence, Row.LIMITS).faults().size());
    Decision robust = RowDecider.decide(evidence, Row.LIMITS.with(Rules.ROBUST));
    assertEquals(row.by(Rules.ROBUST).decide(), robust);
  }
}
