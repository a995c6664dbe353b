package org.benchlens.compare.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.benchlens.compare.Rules;
import org.benchlens.model.AxisValue;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The oracle is itself held against the corpus, whose answers other programs gave.
final class OracleAgainstCorpusTest {
  private static final Path CORPUS = Path.of("src/test/resources/corpus");
  private static final JsonMapper JSON = JsonMapper.builder().build();

  static List<String> casesWithRows() throws IOException {
    try (Stream<Path> folders = Files.list(CORPUS)) {
      List<String> names = new ArrayList<>();
      for (Path folder : folders.sorted().toList()) {
        JsonNode expected = JSON.readTree(folder.resolve("expected.json").toFile());
        if (expected.path("exit").asInt() == 0 && expected.has("rows")) {
          names.add(folder.getFileName().toString());
        }
      }
      return names;
    }
  }

  @Test
  void mostCasesOfTheCorpusHaveRows() throws IOException {
    assertTrue(casesWithRows().size() >= 25, casesWithRows().toString());
  }

  @ParameterizedTest
  @MethodSource("casesWithRows")
  void agreesByTheGuide(String name) throws IOException {
    assertEquals(List.of(), differences(name, Rules.GUIDE));
  }

  @ParameterizedTest
  @MethodSource("casesWithRows")
  void agreesByTheRobustRules(String name) throws IOException {
    assertEquals(List.of(), differences(name, Rules.ROBUST));
  }

  private static List<String> differences(String name, Rules rules) throws IOException {
    Path folder = CORPUS.resolve(name);
    List<String> arguments = new ArrayList<>();
    JSON.readTree(folder.resolve("case.json").toFile())
        .path("args")
        .forEach(argument -> arguments.add(argument.asText()));
    JsonNode rows = JSON.readTree(folder.resolve("expected.json").toFile()).path("rows");
    List<SlowComparison.Row> got = SlowComparison.rows(folder, arguments, rules);
    if (got.size() != rows.size()) {
      return List.of(got.size() + " rows, expected " + rows.size());
    }
    List<String> differences = new ArrayList<>();
    for (int i = 0; i < got.size(); i++) {
      String place = "row " + i + " " + got.get(i).stateName();
      new Row(rows.get(i), rules, place).hold(got.get(i), differences);
    }
    return differences;
  }

  /// One expected row with the overrides of its rule set.
  private record Row(JsonNode node, Rules rules, String place) {

    void hold(SlowComparison.Row pair, List<String> out) {
      OracleRow row = pair.row();
      text("benchmark", pair.benchmark(), out);
      text("state", pair.stateName(), out);
      text("occurrence", Integer.toString(pair.occurrence()), out);
      JsonNode axes = get("axis_values");
      for (AxisValue axis : pair.compare().axisValues()) {
        if (!axes.path(axis.name()).asText().equals(axis.text())) {
          out.add(place + " axis " + axis + ", expected " + axes);
        }
      }
      text("status", row.status().word(), out);
      text("reason", row.reason().code(), out);
      number("ref_center", get("ref_center"), row.reference().center(), out);
      number("cmp_center", get("cmp_center"), row.compare().center(), out);
      interval("ref_interval", row.reference().interval(), out);
      interval("cmp_interval", row.compare().interval(), out);
      number("ref_noise", get("ref_noise"), row.reference().noise(), out);
      number("cmp_noise", get("cmp_noise"), row.compare().noise(), out);
      number("frac_diff", get("frac_diff"), row.ofReference(), out);
      JsonNode change = get("frac_diff_interval");
      number("frac_diff_interval 0", change.path(0), row.changeLower(), out);
      number("frac_diff_interval 1", change.path(1), row.changeUpper(), out);
      coverage(row.timeCoverage(), 0, out);
      coverage(row.cycleCoverage(), 1, out);
    }

    private JsonNode get(String key) {
      JsonNode robust = node.path("robust");
      return rules == Rules.ROBUST && robust.has(key) ? robust.get(key) : node.path(key);
    }

    private void text(String key, String got, List<String> out) {
      if (!get(key).asText().equals(got)) {
        out.add(place + " " + key + ": " + got + ", expected " + get(key));
      }
    }

    private void number(String key, JsonNode want, @Nullable Double got, List<String> out) {
      if (!near(want, got)) {
        out.add(place + " " + key + ": " + got + ", expected " + want);
      }
    }

    private static boolean near(JsonNode want, @Nullable Double got) {
      if (got == null) {
        return want.isNull() || want.isMissingNode();
      }
      if (!Double.isFinite(got)) {
        return want.asText().equals(got.isNaN() ? "nan" : got > 0 ? "inf" : "-inf");
      }
      double wanted = want.doubleValue();
      return want.isNumber() && Math.abs(wanted - got) <= Math.max(1e-15, 1e-12 * Math.abs(wanted));
    }

    private void interval(String key, @Nullable OracleInterval got, List<String> out) {
      JsonNode want = get(key);
      number(key + " lower", want.path(0), got == null ? null : (Double) got.lower(), out);
      number(key + " center", want.path(1), got == null ? null : (Double) got.center(), out);
      number(key + " upper", want.path(2), got == null ? null : (Double) got.upper(), out);
    }

    private void coverage(@Nullable OracleCoverage got, int index, List<String> out) {
      JsonNode want = get("coverage").path(index);
      if (want.isMissingNode() || want.isNull()) {
        return;
      }
      if (got == null) {
        out.add(place + " coverage " + index + " was not computed");
        return;
      }
      Map<String, Double> numbers =
          Map.of(
              "ref_sample", got.referenceSample(),
              "cmp_sample", got.compareSample(),
              "ref_support", got.referenceSupport(),
              "cmp_support", got.compareSupport());
      for (Map.Entry<String, JsonNode> field : want.properties()) {
        String key = field.getKey();
        if (numbers.containsKey(key)) {
          number("coverage " + index + " " + key, want.get(key), numbers.get(key), out);
        } else {
          String filter = key.equals("ref_filter") ? got.referenceFilter() : got.compareFilter();
          if (!filter.equals(want.get(key).asText())) {
            out.add(place + " coverage " + index + " " + key + ": " + filter + ", " + want);
          }
        }
      }
    }
  }
}
