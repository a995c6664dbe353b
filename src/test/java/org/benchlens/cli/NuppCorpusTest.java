package org.benchlens.cli;

import static org.benchlens.reading.nupp.MadeRecord.corpus;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The corpus through the commands, by the exact values of their JSON.
final class NuppCorpusTest {
  private static final ObjectMapper JSON = new ObjectMapper();

  private static JsonNode expected(String block) throws IOException {
    return JSON.readTree(corpus("expected.json").toFile()).get(block);
  }

  private static JsonNode json(int status, String... arguments) throws IOException {
    List<String> all = new ArrayList<>(List.of("nupp"));
    all.addAll(List.of(arguments));
    all.addAll(List.of("--format", "json"));
    Session session = Session.of(all.toArray(String[]::new));
    assertEquals(status, session.status(), session.errors());
    return JSON.readTree(session.out());
  }

  private static String path(String file) {
    return corpus(file).toString();
  }

  private static void near(JsonNode expected, JsonNode found, double relative, String place) {
    assertEquals(
        expected.asDouble(), found.asDouble(), relative * Math.abs(expected.asDouble()), place);
  }

  private static void verdicts(JsonNode expected, JsonNode found) {
    assertEquals(expected.size(), found.size());
    for (int i = 0; i < expected.size(); i++) {
      JsonNode one = expected.get(i);
      JsonNode row = found.get(i);
      String name = one.get("name").asText();
      assertEquals(name, row.get("name").asText());
      assertEquals(one.get("case").asText(), row.get("case").asText());
      assertEquals(one.get("verdict").asText(), row.get("verdict").asText(), name);
      near(one.get("change"), row.get("change"), 1e-9, name);
      assertEquals(one.get("adjusted").asDouble(), row.get("adjusted_p").asDouble(), 2e-7, name);
      assertEquals(one.get("pValue").asDouble(), row.get("p_value").asDouble(), 2e-7, name);
      assertEquals(one.path("withheld").asText("null"), row.get("withheld").asText(), name);
      assertEquals(!one.has("interval"), row.get("interval_low").isNull(), name);
      if (one.has("interval")) {
        near(one.get("interval").get("low"), row.get("interval_low"), 1e-9, name);
        near(one.get("interval").get("upper"), row.get("interval_upper"), 1e-9, name);
      }
    }
  }

  @Test
  void twoFilesGiveTheVerdictsAndGatesOfTheRecordedComparison() throws IOException {
    JsonNode expected = expected("candidate-v4.json");
    JsonNode page =
        json(3, "compare", path("baseline-v4.json"), path("candidate-v4.json"), "--margin", "2");
    verdicts(expected.get("verdicts"), page.get("verdicts"));
    assertEquals(expected.get("gateFailures"), page.get("gate_failures"));
    assertEquals(expected.get("gateNotes"), page.get("gate_notes"));
    assertEquals(expected.get("notes"), page.get("candidate_notes"));
    assertEquals(expected("baseline-v4.json").get("notes"), page.get("baseline_notes"));
    assertEquals(0, page.get("differences").size());
  }

  @Test
  void oneFileGivesWhatItHolds() throws IOException {
    JsonNode page = json(3, "compare", path("candidate-v4.json"));
    verdicts(expected("candidate-v4.json").get("verdicts"), page.get("verdicts"));
    assertEquals(0.02, page.get("facts").get("margin").asDouble());
  }

  @Test
  void theToolsConventionGivesTheRecordedVerdicts() throws IOException {
    JsonNode page =
        json(0, "compare", path("candidate-interleaved-v4.json"), "--convention", "tool");
    verdicts(expected("candidate-interleaved-v4.json").get("verdicts"), page.get("verdicts"));
    assertEquals("tool", page.get("facts").get("convention").asText());
  }

  @Test
  void aBaselineOfSchema3HasGatesButNoDurations() throws IOException {
    JsonNode page =
        json(3, "compare", path("baseline-v3.json"), path("candidate-v4.json"), "--margin=2");
    JsonNode expected = expected("candidate-v4.json against baseline-v3.json");
    verdicts(expected.get("verdicts"), page.get("verdicts"));
    assertEquals(expected.get("gateFailures"), page.get("gate_failures"));
    // The one with a trend says that first.
    assertEquals(
        "the baseline is of schema 3: its durations are not compared",
        page.get("verdicts").get(0).get("why").asText());
  }

  @ParameterizedTest
  @ValueSource(strings = {"baseline-v4.json", "candidate-v4.json"})
  void aRecordShowsRatiosWinnersAndMeans(String file) throws IOException {
    JsonNode expected = expected(file);
    JsonNode page = json(0, "show", path(file), "--geo");
    Map<String, JsonNode> ratios = new HashMap<>();
    page.get("benchmarks").forEach(row -> ratios.put(row.get("name").asText(), row.get("ratio")));
    expected
        .get("ratio")
        .properties()
        .forEach(one -> near(one.getValue(), ratios.get(one.getKey()), 1e-9, one.getKey()));
    for (int i = 0; i < expected.get("winners").size(); i++) {
      JsonNode winner = page.get("winners").get(i);
      assertEquals(expected.get("winners").get(i).get("winner"), winner.get("winner"));
      near(expected.get("winners").get(i).get("speedup"), winner.get("speedup"), 1e-9, file);
    }
    for (JsonNode mean : page.get("geometric_means")) {
      JsonNode suite = expected.get("geo").get(mean.get("suite").asText());
      near(suite.get(mean.get("variant").asText()), mean.get("mean_ratio"), 1e-9, file);
    }
    assertEquals(expected.get("notes"), page.get("notes"));
  }

  @Test
  void thePilotOfTheBaseline() throws IOException {
    JsonNode expected = expected("baseline-v4.json").get("pilot");
    JsonNode page = json(0, "pilot", path("baseline-v4.json"));
    assertEquals(expected.size(), page.get("benchmarks").size());
    for (JsonNode row : page.get("benchmarks")) {
      JsonNode one = expected.get(row.get("name").asText());
      near(one.get("cv"), row.get("variation"), 1e-9, row.toString());
      assertEquals(one.get("forks2"), row.get("forks_for_2_percent"));
      assertEquals(one.get("forks5"), row.get("forks_for_5_percent"));
    }
    assertEquals(25, page.get("facts").get("recommended_forks").asInt());
  }

  @Test
  void theHistory() throws IOException {
    JsonNode expected = expected("history.ndjson");
    JsonNode page = json(0, "history", path("history.ndjson"));
    assertEquals(expected.size(), page.get("runs").size());
    int rows = 0;
    for (JsonNode row : page.get("scores")) {
      JsonNode run = expected.get(row.get("line").asInt() - 1);
      String name = row.get("name").asText();
      double nanoseconds = run.get("medianNsPerOp").get(name).asDouble();
      assertEquals(nanoseconds, row.get("score_s").asDouble() * 1e9, 1e-9 * nanoseconds, name);
      assertEquals(run.get("withheld").get(name), row.get("withheld"), name);
      rows++;
    }
    assertEquals(30, rows);
    assertEquals("other machine", page.get("runs").get(4).get("marks").asText());
    assertEquals("", page.get("runs").get(3).get("marks").asText());
  }
}
