package org.benchlens.report.table;

import static org.benchlens.present.RowFixture.center;
import static org.benchlens.present.RowFixture.timing;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.benchlens.compare.Comparison;
import org.benchlens.compare.Reason;
import org.benchlens.compare.Status;
import org.benchlens.compare.Threshold;
import org.benchlens.compare.decision.CheckId;
import org.benchlens.compare.decision.Finding;
import org.benchlens.compare.decision.Relation;
import org.benchlens.model.AxisType;
import org.benchlens.model.Unit;
import org.benchlens.present.RowFixture;
import org.benchlens.report.ComparisonFixture;
import org.junit.jupiter.api.Test;

class JsonWriterTest {
  private static final Comparison COMPARISON =
      ComparisonFixture.of(
          new RowFixture()
              .axis("größe\n", AxisType.STRING, "\"x\"")
              .sides(timing(9e-5, 1e-4, 1.1e-4, 0.1), center(Double.NaN))
              .verdict(Status.UNKNOWN, Reason.TIMING_CENTER_NONFINITE)
              .times("ref.json-bin/0.bin", 240),
          new RowFixture()
              .noDevice()
              .section(1)
              .coverage(0.588, 1)
              .verdict(Status.AMBG, Reason.BULK_TIME_SUPPORT_MISMATCH)
              .found(
                  CheckId.TIME_REFERENCE_SUPPORT,
                  new Finding.Measured(
                      0.588,
                      Relation.AT_LEAST,
                      0.8,
                      Unit.RATIO,
                      Optional.of(Threshold.BULK_SUPPORT_COVERAGE))));

  @Test
  void theRootHasItsKeysInOrder() throws IOException {
    JsonNode root = read();
    assertEquals(
        List.of(
            "format",
            "version",
            "rules",
            "preset",
            "thresholds",
            "inputs",
            "counts",
            "reasons",
            "rows",
            "one_sided",
            "problems"),
        keys(root));
    assertEquals(0.005, root.path("thresholds").path("clear_gap.relative").asDouble());
    assertEquals(8, root.path("thresholds").size());
    assertEquals(List.of("FAST", "SLOW", "SAME", "AMBG", "????"), keys(root.path("counts")));
    assertEquals(1, root.path("reasons").path("bulk_time_support_mismatch").asInt());
    assertEquals("cmp.json", root.path("inputs").path(0).path("compare").asText());
  }

  @Test
  void rowsHaveTheirKeysInOrder() throws IOException {
    assertEquals(
        List.of(
            "input",
            "benchmark",
            "ref_device",
            "cmp_device",
            "state",
            "occurrence",
            "occurrence_count",
            "axis_values",
            "status",
            "reason",
            "message",
            "ref_center",
            "cmp_center",
            "ref_interval",
            "cmp_interval",
            "ref_noise",
            "cmp_noise",
            "frac_diff",
            "frac_diff_interval",
            "coverage",
            "trace",
            "samples"),
        keys(read().path("rows").path(1)));
  }

  @Test
  void missingNumbersAreNullAndNonFiniteOnesWords() throws IOException {
    JsonNode row = read().path("rows").path(0);
    assertEquals("nan", row.path("cmp_center").asText());
    assertTrue(row.path("cmp_interval").isNull());
    assertTrue(row.path("cmp_noise").isNull());
    assertTrue(row.path("frac_diff").isNull());
    assertTrue(text().contains("\"ref_interval\":[9e-05,0.0001,0.00011],"), text());
    assertFalse(row.has("coverage"));
    assertEquals("\"x\"", row.path("axis_values").path("größe\n").asText());
    assertEquals(240, row.path("samples").path("ref").asInt());
  }

  @Test
  void aRowWithoutDevicesHasNullIds() throws IOException {
    JsonNode row = read().path("rows").path(1);
    assertTrue(row.path("ref_device").isNull());
    assertTrue(row.path("samples").path("cmp").isNull());
  }

  @Test
  void theTraceSaysWhatWasMeasuredAndWhichCheckDecided() throws IOException {
    JsonNode trace = read().path("rows").path(1).path("trace");
    assertEquals(
        List.of("check", "measured", "relation", "limit", "margin", "outcome", "deciding"),
        keys(trace.path(0)));
    assertEquals("time_coverage.ref_support", trace.path(0).path("check").asText());
    assertEquals(">=", trace.path(0).path("relation").asText());
    assertEquals(-0.212, trace.path(0).path("margin").asDouble(), 1e-12);
    assertEquals("not_reached", trace.path(1).path("outcome").asText());
    assertTrue(trace.path(1).path("measured").isNull());
    assertFalse(trace.path(1).has("deciding"));
  }

  @Test
  void coverageNamesBothFilters() throws IOException {
    JsonNode coverage = read().path("rows").path(1).path("coverage");
    assertEquals(1, coverage.size());
    assertEquals(
        List.of(
            "ref_sample", "cmp_sample", "ref_support", "cmp_support", "ref_filter", "cmp_filter"),
        keys(coverage.path(0)));
    assertEquals("filtered", coverage.path(0).path("ref_filter").asText());
  }

  @Test
  void eachRowIsOneLine() throws IOException {
    List<String> lines = text().lines().toList();
    assertEquals("{", lines.getFirst());
    assertEquals("}", lines.getLast());
    assertEquals(2, lines.stream().filter(line -> line.startsWith("{\"input\":")).count());
  }

  @Test
  void whatIsLeftOverIsListed() throws IOException {
    assertEquals(
        "{\"kind\":\"state\",\"side\":\"compare\",\"name\":\"N=2\",\"benchmark\":\"reduce\","
            + "\"axis_values\":{\"N\":\"2\"}}",
        read().path("one_sided").path(0).toString());
    assertEquals("error", read().path("problems").path(0).path("severity").asText());
  }

  private static List<String> keys(JsonNode node) {
    List<String> keys = new ArrayList<>();
    node.fieldNames().forEachRemaining(keys::add);
    return keys;
  }

  private static JsonNode read() throws IOException {
    return new ObjectMapper().readTree(text());
  }

  private static String text() throws IOException {
    StringWriter out = new StringWriter();
    JsonWriter.write(COMPARISON, out);
    return out.toString();
  }
}
