package org.benchlens.config;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.benchlens.compare.Preset;
import org.benchlens.compare.Threshold;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/// Every configuration of the corpus: what is accepted, its effective values and its dump.
class ConfigCorpusTest {
  private static final Map<Threshold, String> NAMES =
      Map.of(
          Threshold.CLEAR_GAP_RELATIVE, "clear_gap_relative",
          Threshold.SAME_CENTER_RELATIVE, "same_center_relative",
          Threshold.SAME_OVERLAP_FRACTION, "same_overlap_fraction",
          Threshold.SAME_DISPERSION_CEILING, "same_relative_dispersion_ceiling",
          Threshold.BULK_SAMPLE_COVERAGE, "bulk_same_sample_coverage",
          Threshold.BULK_SUPPORT_COVERAGE, "bulk_same_support_coverage",
          Threshold.RARE_SAMPLE_FRACTION, "bulk_support_rare_sample_fraction",
          Threshold.RARE_MAX_REMOVED, "bulk_support_max_removed_sample_fraction");

  @Test
  void everyCaseOfTheCorpusComesOutRight() throws IOException {
    List<Executable> cases = new ArrayList<>();
    for (JsonNode one : corpus()) {
      cases.add(() -> check(one));
    }
    assertEquals(83, cases.size());
    assertAll(cases);
  }

  private static void check(JsonNode one) throws ConfigException {
    String text = one.path("toml").asText("version = 1\n");
    if (one.path("toml").isNull()) {
      text = "version = 1\n";
    }
    String toml = text;
    Optional<Preset> preset = Preset.named(one.path("cli_preset").asText(""));
    String name = one.path("name").asText() + " with " + preset;
    if (!one.path("ok").asBoolean()) {
      ConfigException refused =
          assertThrows(ConfigException.class, () -> ConfigFile.parse(toml, "c.toml", preset), name);
      assertTrue(refused.faults().stream().allMatch(fault -> fault.line() > 0), name);
      return;
    }
    Configuration read = ConfigFile.parse(toml, "c.toml", preset);
    assertEquals(one.path("preset").asText(), read.preset().word(), name);
    NAMES.forEach(
        (threshold, key) ->
            assertEquals(
                one.path("effective").path(key).asDouble(Double.NaN),
                read.thresholds().get(threshold),
                name + " " + key));
    String dump = ConfigText.of(read.preset(), read.thresholds());
    assertEquals(one.path("dump").asText(), dump, name);
    assertEquals(read, ConfigFile.parse(dump, "dump", Optional.empty()), name);
  }

  private static JsonNode corpus() throws IOException {
    try (InputStream in =
        Objects.requireNonNull(ConfigCorpusTest.class.getResourceAsStream("/corpus-config.json"))) {
      return new ObjectMapper().readTree(in);
    }
  }
}
