package org.benchlens.replicate.gate;

import static org.benchlens.reading.nupp.MadeRecord.benchmark;
import static org.benchlens.reading.nupp.MadeRecord.read;
import static org.benchlens.reading.nupp.MadeRecord.record;
import static org.benchlens.reading.nupp.MadeRecord.summary;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.benchlens.model.nupp.BenchmarkId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GatesTest {
  private static final BenchmarkId ID = new BenchmarkId("a.nupp", "a");

  /// A benchmark of which everything is recorded: table sites in lines 1 and 2, one abort site.
  private static ObjectNode whole() {
    ObjectNode benchmark = benchmark("a", 1);
    benchmark.putObject("executionProfile").put("optLevel", 1).put("disabled", "");
    benchmark.putObject("traceProfile").put("id", "recorder");
    benchmark.putArray("remarks");
    benchmark.putArray("allocationSites");
    site(benchmark, "f.nupp", "table", 1);
    site(benchmark, "f.nupp", "table", 2);
    summary(benchmark).putArray("abortSites").add("warn|old|f.nupp:1|");
    return benchmark;
  }

  private static void site(ObjectNode benchmark, String file, String kind, int line) {
    ((ArrayNode) benchmark.get("allocationSites"))
        .addObject()
        .put("file", file)
        .put("kind", kind)
        .put("line", line);
  }

  private static void remark(ObjectNode benchmark, String message) {
    ((ArrayNode) benchmark.get("remarks"))
        .addObject()
        .put("code", "OPT-1")
        .put("file", "f.nupp")
        .put("message", message);
  }

  private static GateReport report(ObjectNode candidate, ObjectNode baseline) {
    return Gates.compare(read(record(candidate)).benchmarks(), read(record(baseline)).benchmarks());
  }

  private static GateNote onlyNote(GateReport report) {
    assertEquals(1, report.notes().size(), report.notes().toString());
    return report.notes().get(0);
  }

  @Test
  void equalRecordsPass() {
    assertEquals(new GateReport(List.of(), List.of(), 1), report(whole(), whole()));
  }

  /// Contract, 4.12: two table sites moved fail nothing, a third fails once.
  @Test
  void movedSitesPassAndAThirdFails() {
    ObjectNode moved = whole();
    moved.putArray("allocationSites");
    site(moved, "f.nupp", "table", 7);
    site(moved, "f.nupp", "table", 8);
    assertEquals(List.of(), report(moved, whole()).failures());
    site(moved, "f.nupp", "table", 9);
    assertEquals(
        List.of(new GateFailure.AllocationsRose(ID, "f.nupp", "table", 2, 3)),
        report(moved, whole()).failures());
  }

  @Test
  void kindsAndFilesAreCountedApartAndSorted() {
    ObjectNode candidate = whole();
    site(candidate, "z.nupp", "table", 1);
    site(candidate, "f.nupp", "closure", 1);
    assertEquals(
        List.of(
            new GateFailure.AllocationsRose(ID, "f.nupp", "closure", 0, 1),
            new GateFailure.AllocationsRose(ID, "z.nupp", "table", 0, 1)),
        report(candidate, whole()).failures());
  }

  @Test
  void fewerSitesPass() {
    ObjectNode candidate = whole();
    candidate.putArray("allocationSites");
    assertEquals(List.of(), report(candidate, whole()).failures());
  }

  @Test
  void sitesThatWereNotRecordedCountAsNoneAndAreTold() {
    ObjectNode baseline = whole();
    baseline.remove("allocationSites");
    GateReport report = report(whole(), baseline);
    assertEquals(
        List.of(new GateFailure.AllocationsRose(ID, "f.nupp", "table", 0, 2)), report.failures());
    assertEquals(new GateNote.AllocationSitesMissing(ID, Missing.BASELINE), onlyNote(report));
  }

  @Test
  void aNewUnanimousAbortSiteFails() {
    ObjectNode candidate = whole();
    ((ArrayNode) summary(candidate).get("abortSites")).add("warn|new|f.nupp:2|");
    GateFailure failure = report(candidate, whole()).failures().get(0);
    assertEquals(
        "warn|new|f.nupp:2|",
        assertInstanceOf(GateFailure.NewAbortSite.class, failure).site().text());
  }

  @Test
  void anAbortSiteThatWentAwayPasses() {
    ObjectNode candidate = whole();
    summary(candidate).putArray("abortSites");
    assertEquals(new GateReport(List.of(), List.of(), 1), report(candidate, whole()));
  }

  @ParameterizedTest
  @CsvSource({"true,false,CANDIDATE", "false,true,BASELINE", "true,true,BOTH"})
  void abortsThatWereNotCollectedAreNotAnEmptySet(
      boolean notOurs, boolean notTheirs, Missing missing) {
    ObjectNode candidate = whole();
    ObjectNode baseline = whole();
    if (notOurs) {
      summary(candidate).remove("abortSites");
    }
    if (notTheirs) {
      summary(baseline).remove("abortSites");
    }
    GateReport report = report(candidate, baseline);
    assertEquals(List.of(), report.failures());
    assertEquals(new GateNote.AbortsNotCollected(ID, missing), onlyNote(report));
  }

  @Test
  void anotherRecorderLeavesAbortsUncompared() {
    ObjectNode candidate = whole();
    ((ObjectNode) candidate.get("traceProfile")).put("id", "other");
    summary(candidate).putArray("abortSites").add("warn|new|f.nupp:2|");
    GateReport report = report(candidate, whole());
    assertEquals(List.of(), report.failures());
    assertInstanceOf(GateNote.TraceProfileDiffers.class, onlyNote(report));
  }

  @Test
  void twoUnknownRecordersDiffer() {
    ObjectNode candidate = whole();
    candidate.remove("traceProfile");
    assertInstanceOf(GateNote.TraceProfileDiffers.class, onlyNote(report(candidate, candidate)));
  }

  @ParameterizedTest
  @CsvSource({"2,''", "1,fold"})
  void anotherExecutionProfileLeavesAllUncompared(int level, String disabled) {
    ObjectNode candidate = whole();
    candidate.putObject("executionProfile").put("optLevel", level).put("disabled", disabled);
    site(candidate, "f.nupp", "table", 3);
    GateReport report = report(candidate, whole());
    assertEquals(List.of(), report.failures());
    assertEquals(0, report.compared());
    assertInstanceOf(GateNote.ExecutionProfileDiffers.class, onlyNote(report));
  }

  @Test
  void anAbsentDisabledIsEmpty() {
    ObjectNode candidate = whole();
    candidate.putObject("executionProfile").put("optLevel", 1);
    assertEquals(1, report(candidate, whole()).compared());
  }

  @Test
  void anUnknownExecutionProfileDiffers() {
    ObjectNode candidate = whole();
    candidate.remove("executionProfile");
    assertEquals(0, report(candidate, candidate).compared());
  }

  @Test
  void aBenchmarkWithoutPartnerIsANote() {
    GateReport report = report(whole(), benchmark("b", 1));
    assertEquals(new GateReport(List.of(), List.of(new GateNote.NotInBaseline(ID)), 0), report);
  }

  @Test
  void remarksAreASetComparedBothWays() {
    ObjectNode candidate = whole();
    remark(candidate, "new");
    remark(candidate, "new");
    remark(candidate, "kept");
    ObjectNode baseline = whole();
    remark(baseline, "kept");
    remark(baseline, "old");
    GateReport report = report(candidate, baseline);
    assertEquals(List.of(), report.failures());
    assertEquals(
        List.of("RemarkAppeared", "RemarkWentAway"),
        report.notes().stream().map(note -> note.getClass().getSimpleName()).toList());
  }

  @Test
  void remarksThatWereNotRecordedDidNotAppear() {
    ObjectNode candidate = whole();
    remark(candidate, "new");
    ObjectNode baseline = whole();
    baseline.remove("remarks");
    assertEquals(
        new GateNote.RemarksMissing(ID, Missing.BASELINE), onlyNote(report(candidate, baseline)));
  }
}
