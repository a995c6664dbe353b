package org.benchlens.compare.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.benchlens.compare.Rules;
import org.benchlens.compare.Settings;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.interval.Timing;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RowEvidenceTest {
  private static final Settings GUIDE = Row.LIMITS;
  private static final Settings ROBUST = Row.LIMITS.with(Rules.ROBUST);

  private static FakeSide usual() {
    return FakeSide.usual().samples(1, 2, 3);
  }

  private static FakeSide moments() {
    return FakeSide.with(Timing.moments());
  }

  @Test
  void makingEvidenceReadsNothing() {
    Row row = Row.of(usual(), usual());

    row.evidence();

    assertEquals(0, row.reference().reads() + row.compare().reads());
  }

  @Test
  void everyArrayIsReadOnceWhateverIsDecided() {
    Row row = Row.of(usual(), usual());
    RowEvidence evidence = row.evidence();
    for (Threshold threshold : Threshold.values()) {
      for (double value : new double[] {0, 0.3, 1}) {
        RowDecider.decide(evidence, GUIDE.with(threshold, value));
        RowDecider.decide(evidence, ROBUST.with(threshold, value));
        evidence.settle();
      }
    }

    for (SampleArray array : SampleArray.values()) {
      assertEquals(1, row.reference().reads(array), array.word());
      assertEquals(1, row.compare().reads(array), array.word());
    }
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void frequenciesAreNotReadWhenTimesSettleTheRow(Rules rules) {
    Row row = Row.of(usual(), FakeSide.usual().samples(100, 200)).by(rules);

    row.decide();

    assertEquals(1, row.reference().reads(SampleArray.TIMES));
    assertEquals(0, row.reference().reads(SampleArray.FREQUENCIES));
    assertEquals(0, row.compare().reads(SampleArray.FREQUENCIES));
  }

  @ParameterizedTest
  @EnumSource(Rules.class)
  void skippedRowsWithOrderStatisticsReadNothing(Rules rules) {
    Row row = Row.of(usual().skipped(), usual()).by(rules);

    row.decide();

    assertEquals(0, row.reference().reads() + row.compare().reads());
  }

  @Test
  void robustRowsSettledBySummariesReadNothing() {
    Row row = Row.of(usual().noise(Double.NaN), usual()).by(Rules.ROBUST);

    row.decide();

    assertEquals(0, row.reference().reads() + row.compare().reads());
  }

  @Test
  void settlingReadsNothing() {
    Row row = Row.of(usual(), usual());

    row.evidence().settle();

    assertEquals(0, row.reference().reads() + row.compare().reads());
  }

  @Test
  void frequenciesReadLaterMeetTheTimesKept() {
    FakeSide far = FakeSide.usual().samples(1, 2, 90);
    Row row = Row.of(usual(), far);
    RowEvidence evidence = row.evidence();
    RowDecider.decide(evidence, GUIDE);
    evidence.settle();

    Settings loose = GUIDE.with(Threshold.BULK_SAMPLE_COVERAGE, 0.5);
    Decision later = RowDecider.decide(evidence, loose);

    assertEquals(1, far.reads(SampleArray.TIMES));
    assertEquals(1, far.reads(SampleArray.FREQUENCIES));
    assertEquals(RowDecider.decide(Row.of(usual(), far).evidence(), loose), later);
  }

  @Test
  void rawValuesAreLetGoOfOnceAllIsWorkedOut() {
    float[] values = new float[10_000];
    for (int i = 0; i < values.length; i++) {
      values[i] = 1 + i % 10;
    }
    FakeSide side = FakeSide.usual().samples(values);
    RowEvidence evidence = Row.of(side, side).evidence();

    RowDecider.decide(evidence, GUIDE);

    assertTrue(evidence.bytes() < 2000, "bytes " + evidence.bytes());
  }

  @Test
  void aGapKeepsTimesUntilSettled() {
    float[] low = new float[1000];
    float[] high = new float[1000];
    for (int i = 0; i < low.length; i++) {
      low[i] = 1 + i % 10;
      high[i] = 20 + i % 10;
    }
    RowEvidence evidence =
        Row.of(FakeSide.interval(1, 5, 9).samples(low), FakeSide.interval(20, 25, 29).samples(high))
            .evidence();
    RowDecider.decide(evidence, GUIDE);
    long before = evidence.bytes();

    evidence.settle();

    assertTrue(before > 8000, "before " + before);
    assertTrue(evidence.bytes() < 2000, "after " + evidence.bytes());
  }

  @Test
  void robustRulesRebuildAMissingSideFromItsTimes() {
    FakeSide rebuilt = moments().samples(6, 7, 7, 7, 8, 9, 9);
    Row row = Row.of(usual(), rebuilt).by(Rules.ROBUST);

    Decision decision = row.decide();

    assertEquals(7, decision.compare().center().orElseThrow());
    assertEquals(2, decision.reference().center().orElseThrow());
    assertEquals(2.0 / 7, decision.compare().noise().orElseThrow());
  }

  @Test
  void theGuideRebuildsNothing() {
    Row row = Row.of(moments().times(6, 7), moments().times(6, 7));

    assertEquals(10, row.decide().compare().center().orElseThrow());
    assertEquals(0, row.compare().reads());
  }

  @Test
  void nothingIsRebuiltWhenTheOtherSideHasNoOrderStatisticsEither() {
    Row row = Row.of(moments().times(6, 7), moments()).by(Rules.ROBUST);

    row.decide();

    assertEquals(0, row.reference().reads());
  }

  @Test
  void theCompareSideIsNotReadWhenTheReferenceCannotBeRebuilt() {
    Row row = Row.of(moments().times(6, 0), moments().times(6, 7)).by(Rules.ROBUST);

    Decision decision = row.with(Threshold.SAME_CENTER_RELATIVE, 0).decide();

    assertEquals(10, decision.reference().center().orElseThrow());
    assertEquals(1, row.reference().reads(SampleArray.TIMES));
  }

  @Test
  void differentDeclaredCountsRebuildNothing() {
    Row row = Row.of(moments().times(6, 7).frequencies(1), moments().times(6, 7)).by(Rules.ROBUST);

    row.decide();

    assertEquals(0, row.reference().reads() + row.compare().reads());
  }

  @Test
  void theRebuiltIntervalOutlivesItsSamples() {
    FakeSide rebuilt = moments().samples(6, 7, 7);
    Row row = Row.of(rebuilt, moments().samples(6, 7, 7));
    RowEvidence evidence = row.evidence();
    RowDecider.decide(evidence, GUIDE);
    evidence.settle();

    Decision robust = RowDecider.decide(evidence, ROBUST);

    assertEquals(7, robust.reference().center().orElseThrow());
    assertEquals(1, rebuilt.reads(SampleArray.TIMES));
  }

  @Test
  void aFaultyPartnerDoesNotLoseTheRebuiltInterval() {
    FakeSide rebuilt = moments().samples(6, 7, 7);
    FakeSide faulty = usual().broken(SampleArray.TIMES, SampleFault.Kind.UNREADABLE);
    RowEvidence evidence = Row.of(rebuilt, faulty).evidence();
    RowDecider.decide(evidence, GUIDE);
    evidence.settle();

    assertEquals(7, RowDecider.decide(evidence, ROBUST).reference().center().orElseThrow());
  }
}
