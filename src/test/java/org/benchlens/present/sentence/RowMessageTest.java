package org.benchlens.present.sentence;

import static org.benchlens.present.RowFixture.nothing;
import static org.benchlens.present.RowFixture.timing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.compare.decision.CheckId;
import org.benchlens.compare.decision.CheckResult;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.decision.Outcome;
import org.benchlens.compare.decision.PassedOver;
import org.benchlens.compare.decision.Relation;
import org.benchlens.model.SampleArray;
import org.benchlens.model.SampleFault;
import org.benchlens.model.Side;
import org.benchlens.model.Unit;
import org.benchlens.present.RowFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RowMessageTest {
  @ParameterizedTest
  @EnumSource(Reason.class)
  void everyReasonHasASentenceOnOneLine(Reason reason) {
    String message = message(new RowFixture().verdict(Status.AMBG, reason));
    assertTrue(Character.isUpperCase(message.charAt(0)), message);
    assertFalse(message.contains("\n"), message);
    assertFalse(message.contains("null"), message);
  }

  @Test
  void aCoverageMismatchSaysWhichShareHasNoPartner() {
    assertEquals(
        "41.2 % of the distinct reference times have no compare partner within ±0.5 %; at most"
            + " 20 % may.",
        message(
            new RowFixture()
                .verdict(Status.AMBG, Reason.BULK_TIME_SUPPORT_MISMATCH)
                .found(CheckId.TIME_REFERENCE_SUPPORT, measured(0.588, Relation.AT_LEAST, 0.8))));
  }

  @Test
  void aSkippedSideSaysWhy() {
    assertEquals(
        "The reference side is skipped: Unexpected error: a b",
        message(
            new RowFixture()
                .verdict(Status.UNKNOWN, Reason.STATE_SKIPPED)
                .skipped("Unexpected error: a\nb ")));
  }

  @Test
  void fasterSaysByHowMuchAtLeast() {
    assertEquals(
        "Faster by at least 10 %, confirmed in the cycles of the samples.",
        message(
            new RowFixture()
                .sides(timing(1.1, 1.2, 1.3, 0), timing(0.8, 0.9, 1.0, 0))
                .verdict(Status.FAST, Reason.CLEAR_GAP_CONFIRMED_BY_BULK_CYCLES)));
  }

  @Test
  void unusableSamplesNameTheFile() {
    assertEquals(
        "The sample times cannot be used: compare cmp.json-bin/14.bin: 252 values, 260 declared.",
        message(
            new RowFixture()
                .verdict(Status.AMBG, Reason.BULK_TIME_DATA_UNUSABLE)
                .found(
                    CheckId.TIMES_USABLE,
                    new Finding.Faulty(
                        List.of(
                            new Finding.SideFault(
                                Side.COMPARE,
                                new SampleFault(
                                    SampleFault.Kind.COUNT_DIFFERS,
                                    SampleArray.TIMES,
                                    "cmp.json-bin/14.bin",
                                    260,
                                    252)))))));
  }

  @Test
  void aBenchmarkWithoutDevicesRunsOnTheCpu() {
    assertEquals(
        "Both sides have no GPU time: the benchmark runs on the CPU only.",
        message(
            new RowFixture()
                .noDevice()
                .sides(nothing(), nothing())
                .verdict(Status.UNKNOWN, Reason.TIMING_CENTER_MISSING)));
  }

  @Test
  void theDecidingNumberStandsBesideItsLimit() {
    assertEquals(
        "The centers differ too much for SAME (1.60 %; at most 0.50 % is allowed), and the"
            + " intervals have no clear gap.",
        message(
            new RowFixture()
                .found(CheckId.CENTERS_CLOSE, measured(0.016, Relation.AT_MOST, 0.005))));
  }

  @Test
  void checksHaveDifferentNames() {
    Set<String> names = new HashSet<>();
    for (CheckId check : CheckId.values()) {
      assertTrue(names.add(CheckText.name(check)), check.toString());
    }
  }

  @Test
  void findingsAreOneLine() {
    assertEquals("240 and 260 samples", finding(new Finding.Counts(240, 260)));
    assertEquals("no clear gap to confirm", finding(new Finding.Passed(PassedOver.NO_GAP)));
    assertEquals("not reached", finding(new Finding.None()));
  }

  private static String finding(Finding finding) {
    return CheckText.finding(
        new CheckResult(CheckId.TIMES_USABLE, Outcome.NOT_REACHED, false, finding));
  }

  private static Finding measured(double value, Relation relation, double limit) {
    return new Finding.Measured(value, relation, limit, Unit.RATIO, Optional.empty());
  }

  private static String message(RowFixture fixture) {
    ComparedRow row = fixture.compared();
    return RowMessage.of(row.matched(), row.decision(), Preset.DEFAULT.thresholds());
  }
}
