package org.benchlens.present.advice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchlens.compare.ComparedRow;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.compare.sensitivity.Outlook;
import org.benchlens.compare.sensitivity.OutlookPoint;
import org.benchlens.compare.sensitivity.StatusShares;
import org.benchlens.compare.sensitivity.Tendency;
import org.benchlens.present.RowFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class NextStepTest {
  private static StatusShares settled(int of40) {
    Map<Status, Integer> counts = new EnumMap<>(Status.class);
    counts.put(Status.SLOW, of40);
    counts.put(Status.AMBG, 40 - of40);
    return new StatusShares(counts);
  }

  /// With 400 samples a side, and subsets of 30 and 300 unless there are too few.
  private static Outlook outlook(Tendency tendency) {
    Outlook outlook =
        switch (tendency) {
          case HELPS -> outlook(10, 36, Status.SLOW, Status.SLOW);
          case HURTS -> outlook(37, 10, Status.AMBG, Status.AMBG);
          case DOES_NOT_SETTLE -> outlook(0, 0, Status.AMBG, Status.AMBG);
          case AGREES -> outlook(40, 40, Status.SLOW, Status.SLOW);
          case MOVED -> outlook(40, 40, Status.SLOW, Status.SAME);
          case TOO_FEW ->
              new Outlook(
                  List.of(new OutlookPoint(20, Status.AMBG, StatusShares.NONE)),
                  Status.AMBG,
                  Status.AMBG,
                  Status.AMBG,
                  settled(0));
        };
    assertEquals(tendency, outlook.tendency());
    return outlook;
  }

  private static Outlook outlook(int few, int many, Status own, Status secondHalf) {
    return new Outlook(
        List.of(
            new OutlookPoint(30, own, settled(few)),
            new OutlookPoint(300, own, settled(many)),
            new OutlookPoint(400, own, StatusShares.NONE)),
        own,
        own,
        secondHalf,
        settled(many));
  }

  private static NextStep step(Status status, Reason reason, Optional<Outlook> outlook) {
    return step(new RowFixture().verdict(status, reason), outlook);
  }

  private static NextStep step(RowFixture row, Optional<Outlook> outlook) {
    ComparedRow compared = row.compared();
    return NextStep.of(compared.matched(), compared.decision(), outlook);
  }

  private static List<Optional<Outlook>> outlooks() {
    List<Optional<Outlook>> all = new ArrayList<>();
    all.add(Optional.empty());
    for (Tendency tendency : Tendency.values()) {
      all.add(Optional.of(outlook(tendency)));
    }
    return all;
  }

  @ParameterizedTest
  @EnumSource(Reason.class)
  void everyReasonHasOnePlainLine(Reason reason) {
    for (Optional<Outlook> outlook : outlooks()) {
      String sentence = step(Status.AMBG, reason, outlook).sentence();
      assertTrue(Character.isUpperCase(sentence.charAt(0)), sentence);
      assertTrue(sentence.endsWith("."), sentence);
      assertEquals(1, sentence.lines().count(), sentence);
      assertFalse(sentence.contains("null") || sentence.contains("NaN"), sentence);
    }
  }

  @ParameterizedTest
  @EnumSource(Reason.class)
  void neverMoreSamplesWhereTheyHurt(Reason reason) {
    NextStep step = step(Status.AMBG, reason, Optional.of(outlook(Tendency.HURTS)));
    assertFalse(step.sentence().contains("Take more"), step.sentence());
    List<String> flags = step.measure().map(Measure::flags).orElse(List.of());
    assertFalse(flags.contains("--stopping-criterion"), flags.toString());
    assertFalse(flags.contains("--target-samples"), flags.toString());
  }

  @Test
  void aRowThatMoreSamplesHelpGetsFourTimesAsMany() {
    NextStep step =
        step(Status.AMBG, Reason.BULK_TIME_SUPPORT_MISMATCH, Optional.of(outlook(Tendency.HELPS)));
    assertEquals(
        List.of("--stopping-criterion", "sample-count", "--target-samples", "1600"),
        step.measure().orElseThrow().flags());
    assertEquals(
        "More samples help: 25 % of random subsets of 30 are settled, 90 % of those of 300, and all"
            + " 400 are SLOW. Take more of them on both sides.",
        step.sentence());
  }

  @Test
  void aRowThatNothingSettlesIsMeasuredOnAQuietGpu() {
    NextStep step =
        step(
            Status.AMBG,
            Reason.BULK_TIME_SUPPORT_MISMATCH,
            Optional.of(outlook(Tendency.DOES_NOT_SETTLE)));
    assertEquals(
        "More samples do not settle it: it is AMBG with any number of them, and in both halves."
            + " Measure both sides again on a quiet GPU with warm-up.",
        step.sentence());
    assertEquals(List.of("--cold-warmup-runs", "50"), step.measure().orElseThrow().flags());
  }

  @Test
  void aSettledRowWhoseRunsMovedSaysSo() {
    NextStep step =
        step(
            Status.SLOW,
            Reason.CLEAR_GAP_CONFIRMED_BY_BULK_CYCLES,
            Optional.of(outlook(Tendency.MOVED)));
    assertTrue(step.sentence().contains("by the first halves it is SLOW, by the second SAME"));
    assertTrue(step.measure().orElseThrow().flags().contains("--cold-max-warmup-walltime"));
  }

  @Test
  void aSettledRowNeedsNoMeasurement() {
    assertEquals(Optional.empty(), step(Status.SAME, Reason.BULK_SAME, Optional.empty()).measure());
  }

  @Test
  void withoutSamplesTheyAreToBeRecorded() {
    NextStep step = step(Status.AMBG, Reason.CENTERS_NOT_CLOSE, Optional.empty());
    assertTrue(step.sentence().contains("Record the samples"), step.sentence());
    assertEquals(Optional.of(Measure.AGAIN), step.measure());
  }

  @Test
  void aNoisyRowWithoutSamplesIsMeasuredUntilItsSpreadIsSteady() {
    NextStep step = step(Status.AMBG, Reason.NOISE_TOO_HIGH, Optional.empty());
    assertEquals(List.of("--stopping-criterion", "entropy"), step.measure().orElseThrow().flags());
  }

  @Test
  void aBenchmarkOfTheCpuHasNothingToMeasure() {
    NextStep step =
        step(
            new RowFixture().noDevice().verdict(Status.UNKNOWN, Reason.TIMING_CENTER_MISSING),
            Optional.empty());
    assertTrue(step.sentence().contains("CPU only"), step.sentence());
    assertEquals(Optional.empty(), step.measure());
  }
}
