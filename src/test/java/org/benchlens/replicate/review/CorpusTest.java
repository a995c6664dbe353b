package org.benchlens.replicate.review;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.benchlens.model.Progress;
import org.benchlens.model.nupp.HistoryEntry;
import org.benchlens.model.nupp.NuppRecord;
import org.benchlens.model.nupp.WithheldReason;
import org.benchlens.present.nupp.GateText;
import org.benchlens.present.nupp.RecordNoteText;
import org.benchlens.reading.nupp.MadeRecord;
import org.benchlens.reading.nupp.NuppReader;
import org.benchlens.replicate.change.PairedConvention;
import org.benchlens.replicate.suite.VariantScore;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// All of `corpus-nupp/expected.json`, numbers at 1e-9 relative, p and adjusted at 2e-7.
final class CorpusTest {
  private static final JsonNode EXPECTED = expected();

  private static JsonNode expected() {
    try {
      return new ObjectMapper().readTree(MadeRecord.corpus("expected.json").toFile());
    } catch (IOException fault) {
      throw new UncheckedIOException(fault);
    }
  }

  private static void near(double expected, double found, String place) {
    assertEquals(expected, found, 1e-9 * Math.abs(expected), place);
  }

  private static List<String> texts(JsonNode list) {
    List<String> texts = new ArrayList<>();
    list.forEach(text -> texts.add(text.asText()));
    return texts;
  }

  private static List<String> notes(RecordReview review) {
    return review.notes().stream().map(RecordNoteText::of).toList();
  }

  private static RecordReview review(String file) {
    return RecordReview.of(MadeRecord.corpusRecord(file));
  }

  @ParameterizedTest
  @ValueSource(strings = {"baseline-v4.json", "candidate-v4.json", "candidate-interleaved-v4.json"})
  void notesOfARecord(String file) {
    assertEquals(texts(EXPECTED.get(file).get("notes")), notes(review(file)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"baseline-v4.json", "baseline-v3.json"})
  void pilotOfTheBaseline(String file) {
    JsonNode pilot = EXPECTED.get("baseline-v4.json").get("pilot");
    RecordReview review = review(file);
    assertEquals(pilot.size(), review.benchmarks().size());
    for (BenchmarkReview benchmark : review.benchmarks()) {
      JsonNode one = pilot.get(benchmark.id().name());
      near(one.get("cv").asDouble(), benchmark.pilot().variation(), benchmark.id().name());
      assertEquals(one.get("forks2").asLong(), benchmark.pilot().forksFor2Percent());
      assertEquals(one.get("forks5").asLong(), benchmark.pilot().forksFor5Percent());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"baseline-v4.json", "candidate-v4.json"})
  void ratiosWinnersAndMeans(String file) {
    RecordReview review = review(file);
    JsonNode ratio = EXPECTED.get(file).get("ratio");
    Map<String, Double> found = new HashMap<>();
    for (List<VariantScore> variants : review.suites().workloads().values()) {
      variants.forEach(variant -> found.put(variant.id().name(), variant.ratio().orElseThrow()));
    }
    assertEquals(ratio.size(), found.size());
    found.forEach((name, value) -> near(ratio.get(name).asDouble(), value, name));

    JsonNode winners = EXPECTED.get(file).get("winners");
    assertEquals(winners.size(), review.winners().size());
    for (int i = 0; i < winners.size(); i++) {
      assertEquals(
          winners.get(i).get("workload").asText(), review.winners().get(i).workload().name());
      assertEquals(winners.get(i).get("winner").asText(), review.winners().get(i).variant());
      near(winners.get(i).get("speedup").asDouble(), review.winners().get(i).speedup(), file);
    }
    review
        .geometricMeans()
        .forEach(
            mean ->
                near(
                    EXPECTED.get(file).get("geo").get(mean.suite()).get(mean.variant()).asDouble(),
                    mean.value(),
                    mean.variant()));
    assertEquals(4, review.geometricMeans().size());
  }

  private static void verdicts(JsonNode expected, RecordComparison comparison) {
    assertEquals(expected.size(), comparison.verdicts().size());
    for (int i = 0; i < expected.size(); i++) {
      JsonNode one = expected.get(i);
      BenchmarkVerdict found = comparison.verdicts().get(i);
      String name = one.get("name").asText();
      assertEquals(name, found.id().name());
      assertEquals(one.get("case").asText(), found.id().file());
      near(one.get("change").asDouble(), found.change(), name);
      assertEquals(one.get("pValue").asDouble(), found.pValue(), 2e-7, name);
      assertEquals(one.get("adjusted").asDouble(), found.adjusted(), 2e-7, name);
      assertEquals(one.get("verdict").asText(), found.verdict().word(), name);
      assertEquals(
          one.path("withheld").asText("none"),
          found.withheld().map(WithheldReason::word).orElse("none"),
          name);
      assertEquals(one.has("interval"), found.interval().isPresent(), name);
      if (one.has("interval")) {
        near(one.get("interval").get("low").asDouble(), found.interval().get().low(), name);
        near(one.get("interval").get("upper").asDouble(), found.interval().get().upper(), name);
      }
    }
  }

  private static void gates(JsonNode expected, RecordComparison comparison) {
    assertEquals(
        texts(expected.get("gateFailures")),
        comparison.gates().failures().stream().map(GateText::of).toList());
    assertEquals(
        texts(expected.get("gateNotes")),
        comparison.gates().notes().stream().map(GateText::of).toList());
  }

  private static RecordComparison recorded(String file, PairedConvention convention) {
    NuppRecord record = MadeRecord.corpusRecord(file);
    return RecordComparison.of(record, record.comparisons().get(0), convention);
  }

  @Test
  void theRecordedObservationalComparison() {
    RecordComparison comparison = recorded("candidate-v4.json", PairedConvention.EXACT);
    verdicts(EXPECTED.get("candidate-v4.json").get("verdicts"), comparison);
    gates(EXPECTED.get("candidate-v4.json"), comparison);
    assertEquals(List.of(), comparison.differences());
  }

  @Test
  void theSameComparisonOfTwoFiles() {
    RecordComparison comparison =
        RecordComparison.of(
            MadeRecord.corpusRecord("candidate-v4.json"),
            MadeRecord.corpusRecord("baseline-v4.json"),
            OptionalDouble.of(0.02));
    verdicts(EXPECTED.get("candidate-v4.json").get("verdicts"), comparison);
    gates(EXPECTED.get("candidate-v4.json"), comparison);
  }

  @Test
  void theInterleavedComparisonInTheToolsConvention() {
    RecordComparison comparison = recorded("candidate-interleaved-v4.json", PairedConvention.TOOL);
    verdicts(EXPECTED.get("candidate-interleaved-v4.json").get("verdicts"), comparison);
    assertEquals(List.of(), comparison.differences());
    assertEquals(List.of(), comparison.gates().notes());
  }

  @Test
  void theExactConventionIsWiderAndStillChecksTheRecordedOne() {
    RecordComparison tool = recorded("candidate-interleaved-v4.json", PairedConvention.TOOL);
    RecordComparison exact = recorded("candidate-interleaved-v4.json", PairedConvention.EXACT);
    assertEquals(List.of(), exact.differences());
    for (int i = 0; i < 4; i++) {
      var narrow = tool.verdicts().get(i).interval().orElseThrow();
      var wide = exact.verdicts().get(i).interval().orElseThrow();
      assertTrue(wide.low() < narrow.low() && wide.upper() > narrow.upper());
      assertEquals(tool.verdicts().get(i).pValue(), exact.verdicts().get(i).pValue());
    }
  }

  @Test
  void aBaselineOfSchema3() {
    RecordComparison comparison =
        RecordComparison.of(
            MadeRecord.corpusRecord("candidate-v4.json"),
            MadeRecord.corpusRecord("baseline-v3.json"),
            OptionalDouble.of(0.02));
    JsonNode expected = EXPECTED.get("candidate-v4.json against baseline-v3.json");
    verdicts(expected.get("verdicts"), comparison);
    gates(expected, comparison);
  }

  @Test
  void theHistory() throws Exception {
    List<HistoryEntry> entries =
        new NuppReader()
            .readHistory(MadeRecord.corpus("history.ndjson"), "history", Progress.NONE)
            .entries();
    JsonNode expected = EXPECTED.get("history.ndjson");
    assertEquals(expected.size(), entries.size());
    for (int i = 0; i < entries.size(); i++) {
      NuppRecord record = entries.get(i).record();
      JsonNode one = expected.get(i);
      assertEquals(one.get("label").asText("null"), record.label().orElse("null"));
      assertEquals(one.get("forks").asLong(), record.forks().orElseThrow());
      RecordReview review = RecordReview.of(record);
      assertEquals(texts(one.get("notes")), notes(review));
      assertEquals(one.get("withheld").size(), review.benchmarks().size());
      for (BenchmarkReview benchmark : review.benchmarks()) {
        String name = benchmark.id().name();
        near(
            one.get("medianNsPerOp").get(name).asDouble(),
            benchmark.score().orElseThrow() * 1e9,
            name);
        assertEquals(
            one.get("withheld").get(name).asText("null"),
            benchmark.withheld().map(WithheldReason::word).orElse("null"));
      }
      assertEquals(List.of(), review.differences());
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "baseline-v3.json",
        "baseline-v4.json",
        "candidate-v4.json",
        "candidate-interleaved-v4.json",
        "edge/other-machine-v4.json"
      })
  void everyRecordedValueComesOutAgain(String file) {
    assertEquals(List.of(), review(file).differences());
  }

  /// Section 7, 6: the fixture claims tests of three samples.
  @Test
  void theMinimalFixtureDiffersInItsTrends() {
    List<Difference> differences = review("edge/minimal-fixed-v4.json").differences();
    assertEquals(12, differences.size());
    assertEquals(
        new Difference.OfWords("fixed, fork 1", "trend", "no-trend-detected", "unknown"),
        differences.get(0));
  }

  @Test
  void anotherMachineHasGatesButNoVerdicts() {
    RecordComparison comparison =
        RecordComparison.of(
            MadeRecord.corpusRecord("edge/other-machine-v4.json"),
            MadeRecord.corpusRecord("baseline-v4.json"),
            OptionalDouble.of(0.02));
    assertEquals(DurationsWithheld.MACHINE_DIFFERS, comparison.durationsWithheld().orElseThrow());
    assertEquals(List.of(), comparison.verdicts());
    assertTrue(comparison.gates().compared() > 0);
    assertTrue(!comparison.onlyInBaseline().isEmpty());
  }
}
