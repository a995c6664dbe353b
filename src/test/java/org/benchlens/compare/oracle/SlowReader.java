package org.benchlens.compare.oracle;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import org.benchlens.model.AxisValue;
import org.benchlens.model.Benchmark;
import org.benchlens.model.ColdTiming;
import org.benchlens.model.ResultFile;
import org.benchlens.model.RunInfo;
import org.benchlens.model.SampleFile;
import org.benchlens.model.State;
import org.benchlens.model.Summaries;
import org.benchlens.model.SummaryKind;
import org.benchlens.model.SummaryValue;
import org.jspecify.annotations.Nullable;

/// A result file as one JSON tree, as far as rows need it (sections 2, 7 and 11). It lists no
/// problems, no device entries and no axes.
public final class SlowReader {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  private SlowReader() {}

  /// Reads a file.
  public static ResultFile read(Path file) throws IOException {
    JsonNode root = JSON.readTree(file.toFile());
    if (!root.isObject() || !root.has("devices") || !root.has("benchmarks")) {
      throw new IOException(file + " is no result file");
    }
    List<Benchmark> benchmarks = new ArrayList<>();
    for (JsonNode benchmark : root.get("benchmarks")) {
      benchmarks.add(benchmark(benchmark));
    }
    return new ResultFile(file.toString(), RunInfo.NONE, List.of(), benchmarks, List.of());
  }

  private static Benchmark benchmark(JsonNode node) {
    List<Long> devices = new ArrayList<>();
    for (JsonNode id : node.path("devices")) {
      devices.add(id.longValue());
    }
    List<State> states = new ArrayList<>();
    for (JsonNode state : entries(node.path("states"))) {
      states.add(state(state));
    }
    return new Benchmark(node.path("name").asText(), devices, List.of(), states, Double.NaN);
  }

  private static State state(JsonNode node) {
    List<JsonNode> summaries = entries(node.path("summaries"));
    List<AxisValue> axes = new ArrayList<>();
    for (JsonNode axis : entries(node.path("axis_values"))) {
      axes.add(
          new AxisValue(
              axis.path("name").asText(),
              axis.path("type").asText(""),
              axis.path("value").asText()));
    }
    JsonNode device = node.path("device");
    return new State(
        node.path("name").asText(),
        device.isIntegralNumber() ? OptionalLong.of(device.longValue()) : OptionalLong.empty(),
        axes,
        ColdTiming.of(SlowNumbers.of(summaries)),
        sidecar(summaries, "nv/json/bin:nv/cold/sample_times"),
        sidecar(summaries, "nv/json/freqs-bin:nv/cold/sample_freqs"),
        names(summaries),
        node.path("is_skipped").asBoolean() ? node.path("skip_reason").asText() : null);
  }

  /// "States or summaries null or missing: empty. A state, summary, axis or data entry that is no
  /// object ...: a problem, skipped" (section 7).
  static List<JsonNode> entries(JsonNode list) {
    List<JsonNode> entries = new ArrayList<>();
    if (list.isArray()) {
      for (JsonNode entry : list) {
        if (entry.isObject()) {
          entries.add(entry);
        }
      }
    }
    return entries;
  }

  /// "The first summary with a tag wins" (section 2).
  static @Nullable JsonNode first(List<JsonNode> summaries, String key, String tag) {
    for (JsonNode summary : summaries) {
      if (summary.path(key).asText().equals(tag)) {
        return summary;
      }
    }
    return null;
  }

  private static Summaries names(List<JsonNode> summaries) {
    List<SummaryKind> kinds = new ArrayList<>();
    List<SummaryValue> values = new ArrayList<>();
    for (JsonNode summary : summaries) {
      kinds.add(new SummaryKind(summary.path("tag").asText(), "", "", false, ""));
      values.add(new SummaryValue.Absent());
    }
    return new Summaries(kinds, values);
  }

  /// "A sidecar entry with no or a bad `size` or no `filename`: not declared; a negative size: not
  /// declared" (section 7).
  private static @Nullable SampleFile sidecar(List<JsonNode> summaries, String tag) {
    JsonNode summary = first(summaries, "tag", tag);
    if (summary == null) {
      return null;
    }
    List<JsonNode> data = entries(summary.path("data"));
    JsonNode filename = first(data, "name", "filename");
    JsonNode size = first(data, "name", "size");
    if (filename == null || size == null || filename.path("value").asText().isEmpty()) {
      return null;
    }
    String count = size.path("value").asText().trim();
    return count.matches("[+]?[0-9]{1,18}")
        ? new SampleFile(filename.path("value").asText(), Long.parseLong(count))
        : null;
  }
}
