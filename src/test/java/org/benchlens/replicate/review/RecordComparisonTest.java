package org.benchlens.replicate.review;

import static org.benchlens.reading.nupp.MadeRecord.around;
import static org.benchlens.reading.nupp.MadeRecord.benchmark;
import static org.benchlens.reading.nupp.MadeRecord.compared;
import static org.benchlens.reading.nupp.MadeRecord.read;
import static org.benchlens.reading.nupp.MadeRecord.record;
import static org.benchlens.reading.nupp.MadeRecord.summary;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.Verdict;
import org.benchlens.model.nupp.WithheldReason;
import org.benchlens.replicate.change.Method;
import org.benchlens.replicate.change.PairedComparison;
import org.benchlens.replicate.change.PairedConvention;
import org.junit.jupiter.api.Test;

/// What the corpus does not hold (nupp-record.md, section 7, end).
final class RecordComparisonTest {
  private static final OptionalDouble MARGIN = OptionalDouble.of(0.02);

  /// Fork scores with the interval that a run would record, so that nothing is withheld.
  private static ObjectNode settled(String name, double... scores) {
    ObjectNode benchmark = benchmark(name, scores);
    summary(benchmark).put("intervalLowMs", 1.0).put("intervalHighMs", 1.0);
    return benchmark;
  }

  private static ObjectNode trending(String name, double... scores) {
    ObjectNode benchmark = benchmark(name, scores);
    summary(benchmark).put("intervalWithheld", "trend-warning");
    return benchmark;
  }

  private static RecordComparison observational(ObjectNode candidate, ObjectNode baseline) {
    return RecordComparison.of(read(record(candidate)), read(record(baseline)), MARGIN);
  }

  private static RecordComparison interleaved(ObjectNode candidate, ObjectNode baseline) {
    ObjectNode root = record(candidate);
    compared(root, "interleaved", baseline);
    NuppRecord record = read(root);
    return RecordComparison.of(record, record.comparisons().get(0), PairedConvention.EXACT);
  }

  @Test
  void aTrendOfTheBaselineDoesNotWithholdAnObservationalVerdict() {
    BenchmarkVerdict verdict =
        observational(settled("a", around(110, 12)), trending("a", around(100, 12)))
            .verdicts()
            .get(0);
    assertEquals(Optional.empty(), verdict.withheld());
    assertEquals(Verdict.REGRESSED, verdict.verdict());
  }

  @Test
  void aTrendOfTheBaselineWithholdsAnInterleavedVerdict() {
    BenchmarkVerdict verdict =
        interleaved(settled("a", around(110, 12)), trending("a", around(100, 12)))
            .verdicts()
            .get(0);
    assertEquals(Optional.of(WithheldReason.TREND_WARNING), verdict.withheld());
    assertEquals(Optional.empty(), verdict.interval());
    assertTrue(verdict.computed().interval().isPresent());
    assertEquals(.1, verdict.change(), 1e-3);
    assertEquals(Verdict.INCONCLUSIVE, verdict.verdict());
  }

  @Test
  void fewForksOfTheCandidateAreAReasonEvenWhereNoneIsRecorded() {
    BenchmarkVerdict verdict =
        observational(benchmark("a", around(110, 5)), settled("a", around(100, 12)))
            .verdicts()
            .get(0);
    assertEquals(Optional.of(WithheldReason.BELOW_MINIMUM_FORKS), verdict.withheld());
    assertEquals(Verdict.INCONCLUSIVE, verdict.verdict());
  }

  @Test
  void fewForksOfTheBaselineJustGiveNoInterval() {
    BenchmarkVerdict verdict =
        observational(settled("a", around(110, 12)), benchmark("a", around(100, 5)))
            .verdicts()
            .get(0);
    assertEquals(Optional.empty(), verdict.withheld());
    assertEquals(Optional.empty(), verdict.interval());
    assertEquals(Verdict.INCONCLUSIVE, verdict.verdict());
  }

  @Test
  void unequalForksOfAnInterleavedRunAreComparedUnpaired() {
    BenchmarkVerdict verdict =
        interleaved(settled("a", around(110, 12)), settled("a", around(100, 11))).verdicts().get(0);
    assertEquals(Method.UNPAIRED, verdict.computed().method());
    assertEquals(Optional.empty(), verdict.loneChange());
    assertEquals(Verdict.REGRESSED, verdict.verdict());
  }

  @Test
  void moreThanTwoHundredPairsHaveNoInterval() {
    BenchmarkVerdict verdict =
        interleaved(settled("a", around(110, 201)), settled("a", around(100, 201)))
            .verdicts()
            .get(0);
    assertEquals(Optional.empty(), verdict.interval());
    assertTrue(verdict.pValue() < 1e-30);
    assertEquals(Verdict.INCONCLUSIVE, verdict.verdict());
  }

  @Test
  void scoresThatAreNotPositiveAreStillCompared() {
    BenchmarkVerdict verdict =
        observational(settled("a", new double[12]), settled("a", around(1, 12))).verdicts().get(0);
    assertEquals(0, verdict.change(), 1e-3);
  }

  @Test
  void withoutMarginThereAreGatesButNoVerdicts() {
    NuppRecord record = read(record(settled("a", around(1, 12))));
    RecordComparison comparison = RecordComparison.of(record, record, OptionalDouble.empty());
    assertEquals(Optional.of(DurationsWithheld.NO_MARGIN), comparison.durationsWithheld());
    assertEquals(List.of(), comparison.verdicts());
    assertEquals(1, comparison.gates().notes().size());
  }

  @Test
  void aMissingMachineKeyComparesNoDurations() {
    ObjectNode root = record(settled("a", around(1, 12)));
    NuppRecord known = read(root);
    root.remove("machineKey");
    NuppRecord unknown = read(root);
    assertEquals(
        Optional.of(DurationsWithheld.MACHINE_UNKNOWN),
        RecordComparison.of(known, unknown, MARGIN).durationsWithheld());
    assertEquals(
        Optional.of(DurationsWithheld.MACHINE_UNKNOWN),
        RecordComparison.of(unknown, unknown, MARGIN).durationsWithheld());
  }

  @Test
  void anotherMachineKeyComparesNoDurations() {
    ObjectNode root = record(settled("a", around(1, 12)));
    NuppRecord one = read(root);
    NuppRecord other = read(root.put("machineKey", "n"));
    assertEquals(
        Optional.of(DurationsWithheld.MACHINE_DIFFERS),
        RecordComparison.of(one, other, MARGIN).durationsWithheld());
  }

  @Test
  void anInterleavedComparisonNeedsNoMachineKey() {
    ObjectNode root = record(settled("a", around(1, 12)));
    root.remove("machineKey");
    compared(root, "interleaved", settled("a", around(1, 12)));
    NuppRecord record = read(root);
    assertEquals(
        Verdict.UNCHANGED,
        RecordComparison.of(record, record.comparisons().get(0), PairedConvention.EXACT)
            .verdicts()
            .get(0)
            .verdict());
  }

  @Test
  void benchmarksWithoutPartnerAreNotInTheFamily() {
    RecordComparison comparison =
        RecordComparison.of(
            read(record(settled("a", around(1, 12)), settled("new", around(1, 12)))),
            read(record(settled("gone", around(1, 12)), settled("a", around(1, 12)))),
            MARGIN);
    assertEquals(1, comparison.verdicts().size());
    assertEquals(1, comparison.verdicts().get(0).family());
    assertEquals("new", comparison.onlyInCandidate().get(0).name());
    assertEquals("gone", comparison.onlyInBaseline().get(0).name());
  }

  @Test
  void aWithheldBenchmarkCountsInTheFamily() {
    RecordComparison comparison =
        RecordComparison.of(
            read(record(settled("a", around(110, 12)), trending("b", around(1, 12)))),
            read(record(settled("a", around(100, 12)), settled("b", around(1, 12)))),
            MARGIN);
    BenchmarkVerdict first = comparison.verdicts().get(0);
    assertEquals(2, first.family());
    assertEquals(2 * first.pValue(), first.adjusted(), 1e-15);
  }

  @Test
  void aLoneChangeIsToldWhetherItCouldPass() {
    BenchmarkVerdict verdict =
        interleaved(settled("a", around(110, 12)), settled("a", around(100, 12))).verdicts().get(0);
    assertTrue(verdict.loneChange().orElseThrow().holds());
  }

  @Test
  void aRecordedVerdictThatDoesNotComeOutIsADifference() {
    ObjectNode root = record(settled("a", around(110, 12)));
    compared(root, "interleaved", settled("a", around(100, 12)))
        .withArray("verdicts")
        .addObject()
        .put("case", "a.nupp")
        .put("name", "a")
        .put("change", 0.5)
        .put("verdict", "unchanged");
    NuppRecord record = read(root);
    assertEquals(
        List.of("change", "interval", "verdict"),
        RecordComparison.of(record, record.comparisons().get(0), PairedConvention.TOOL)
            .differences()
            .stream()
            .map(Difference::field)
            .toList());
  }

  @Test
  void aVerdictThatWasNotRecordedIsADifference() {
    ObjectNode root = record(settled("a", around(110, 12)));
    compared(root, "interleaved", settled("a", around(100, 12)));
    NuppRecord record = read(root);
    assertEquals(
        List.of(new Difference.OfWords("a, interleaved", "verdict", "none", "regressed")),
        RecordComparison.of(record, record.comparisons().get(0), PairedConvention.TOOL)
            .differences());
  }

  @Test
  void tiesAreThoseOfTheRecordedNumbers() {
    // 110/100 and 55/50 tie in milliseconds; in seconds their logarithms differ in the last bit.
    double[] candidate = {110, 55, 90, 45, 110, 55, 90, 45, 110, 55, 90, 45};
    double[] baseline = {100, 50, 100, 50, 100, 50, 100, 50, 100, 50, 100, 50};
    BenchmarkVerdict verdict =
        interleaved(settled("a", candidate), settled("a", baseline)).verdicts().get(0);
    assertEquals(
        PairedComparison.of(candidate, baseline, PairedConvention.EXACT).pValue(),
        verdict.pValue());
  }
}
