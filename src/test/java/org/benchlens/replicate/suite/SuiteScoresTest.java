package org.benchlens.replicate.suite;

import static org.benchlens.reading.nupp.MadeRecord.benchmark;
import static org.benchlens.reading.nupp.MadeRecord.read;
import static org.benchlens.reading.nupp.MadeRecord.record;
import static org.benchlens.reading.nupp.MadeRecord.summary;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.junit.jupiter.api.Test;

final class SuiteScoresTest {
  private static ObjectNode variant(String caseName, int size, String variant, double ns) {
    ObjectNode benchmark = benchmark("lib." + caseName + "." + variant + ":size=" + size, 1);
    summary(benchmark)
        .put("suite", "lib")
        .put("caseName", caseName)
        .put("variant", variant)
        .put("baselineVariant", "table")
        .put("medianMs", ns / 1e6)
        .putObject("parameters")
        .put("size", size);
    return benchmark;
  }

  private static SuiteScores scores(ObjectNode... benchmarks) {
    return SuiteScores.of(read(record(benchmarks)).benchmarks());
  }

  private static SuiteScores contract() {
    return scores(
        variant("lookup", 100, "table", 20),
        variant("lookup", 100, "array", 10),
        variant("lookup", 200, "table", 80),
        variant("lookup", 200, "array", 20),
        variant("insert", 100, "table", 30),
        variant("insert", 100, "array", 60));
  }

  private static List<String> winners(SuiteScores scores) {
    return scores.winners().stream()
        .map(winner -> winner.workload().name() + " " + winner.variant())
        .toList();
  }

  /// Values of nupp-record.md, 4.11 and section 7, 9.
  @Test
  void winnersOfTheContract() {
    SuiteScores scores = contract();
    assertEquals(
        List.of(
            "lib.lookup:size=100 array", "lib.lookup:size=200 array", "lib.insert:size=100 table"),
        winners(scores));
    assertEquals(2, scores.winners().get(0).speedup(), 1e-12);
    assertEquals(4, scores.winners().get(1).speedup(), 1e-12);
    assertEquals(2, scores.winners().get(2).speedup(), 1e-12);
  }

  @Test
  void geometricMeansOfTheContract() {
    List<GeometricMean> means = contract().geometricMeans();
    assertEquals(List.of("table", "array"), means.stream().map(GeometricMean::variant).toList());
    assertEquals(1, means.get(0).value(), 1e-12);
    assertEquals(1.1892071, means.get(1).value(), 5e-8);
  }

  @Test
  void theFirstOfEqualVariantsWins() {
    SuiteScores scores = scores(variant("c", 1, "table", 7), variant("c", 1, "array", 7));
    assertEquals(List.of("lib.c:size=1 table"), winners(scores));
    assertEquals(1, scores.winners().get(0).speedup());
  }

  @Test
  void oneVariantAloneWinsNothing() {
    assertEquals(List.of(), winners(scores(variant("c", 1, "table", 7))));
    assertEquals(
        List.of(), winners(scores(variant("c", 1, "table", 7), variant("c", 1, "array", 0))));
  }

  @Test
  void aVariantMissingInAWorkloadHasNoMean() {
    SuiteScores scores =
        scores(
            variant("c", 1, "table", 8),
            variant("c", 1, "array", 4),
            variant("c", 1, "tree", 2),
            variant("c", 2, "table", 8),
            variant("c", 2, "array", 4));
    assertEquals(
        List.of("table", "array"),
        scores.geometricMeans().stream().map(GeometricMean::variant).toList());
  }

  @Test
  void fewerThanTwoCompleteVariantsHaveNoMeans() {
    SuiteScores scores =
        scores(
            variant("c", 1, "table", 8), variant("c", 1, "array", 4), variant("c", 2, "table", 8));
    assertEquals(List.of(), scores.geometricMeans());
  }

  @Test
  void aRatioNeedsBothScores() {
    SuiteScores scores = scores(variant("c", 1, "table", 0), variant("c", 1, "array", 4));
    scores
        .workloads()
        .values()
        .forEach(
            variants -> variants.forEach(variant -> assertEquals(true, variant.ratio().isEmpty())));
  }

  @Test
  void otherKindsHaveNoRatio() {
    ObjectNode benchmark = variant("c", 1, "table", 8);
    summary(benchmark).put("kind", "case").put("n", 1);
    assertEquals(0, scores(benchmark).workloads().size());
  }
}
