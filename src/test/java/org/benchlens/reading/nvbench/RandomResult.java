package org.benchlens.reading.nvbench;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Random;

/// Result files with every kind of odd value that the contract has a word on.
final class RandomResult {
  private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
  private static final List<String> TAGS =
      List.of(
          "nv/cold/time/gpu/min",
          "nv/cold/time/gpu/max",
          "nv/cold/time/gpu/mean",
          "nv/cold/time/gpu/stdev/absolute",
          "nv/cold/time/gpu/stdev/relative",
          "nv/cold/time/gpu/q1",
          "nv/cold/time/gpu/median",
          "nv/cold/time/gpu/q3",
          "nv/cold/time/gpu/iqr/absolute",
          "nv/cold/time/gpu/iqr/relative",
          "nv/cold/time/gpu/ir/absolute",
          "nv/cold/time/gpu/ir/relative",
          "nv/cold/sm_clock_rate/mean",
          "nv/cold/time/cpu/mean",
          "user/tag");
  private static final List<String> TEXTS =
      List.of(
          "1",
          "0",
          "-0",
          "1.5e-06",
          "1.",
          ".5",
          ".",
          "",
          " ",
          " 2 ",
          "\t3\n",
          "+4",
          "-4",
          "1e5",
          "1E+5",
          "1e-5",
          "1e",
          "1e+",
          "1e400",
          "-1e400",
          "1e-400",
          "inf",
          "INF",
          "-inf",
          "+Inf",
          "infinity",
          "-Infinity",
          "nan",
          "-nan",
          "+NaN",
          "NaN",
          "nano",
          "in",
          "1f",
          "1d",
          "1.0f",
          "0x10",
          "0x1p3",
          "1_000",
          "1,5",
          "1.2.3",
          "--1",
          "+-1",
          "1 2",
          "٣",
          "1e1.5",
          "e5",
          "true",
          "null",
          "4.9e-324",
          "1.7976931348623157e308",
          "00012",
          "0.1",
          "123456789012345678901234",
          "1e0000000000000000000001",
          "∞",
          "Infinityx",
          "+",
          "-",
          "+.e1");
  private static final List<String> SIZES =
      List.of("3", "0", "12", "-1", "-300", "x", "", "3x", "abc", "1e", "--2");

  private final Random random;

  RandomResult(long seed) {
    random = new Random(seed);
  }

  ObjectNode root() {
    ObjectNode root = NODES.objectNode();
    root.putArray("devices").addObject().put("id", 0).put("name", "GPU");
    ArrayNode benchmarks = root.putArray("benchmarks");
    for (int i = 0; i < 2; i++) {
      ObjectNode benchmark = benchmarks.addObject().put("name", "b" + i).put("index", i);
      benchmark.putArray("devices").add(0);
      benchmark.putNull("axes");
      ArrayNode states = benchmark.putArray("states");
      for (int j = 0; j < 8; j++) {
        states.add(chance(0.05) ? noObject() : state(j));
      }
    }
    return root;
  }

  private ObjectNode state(int number) {
    ObjectNode state = NODES.objectNode().put("name", "Device=0 N=" + number).put("device", 0);
    if (chance(0.8)) {
      ArrayNode axes = state.putArray("axis_values");
      axes.addObject().put("name", "N").put("type", "int64").put("value", "" + number);
      if (chance(0.1)) {
        axes.add(noObject());
      }
    } else {
      state.putNull("axis_values");
    }
    if (chance(0.9)) {
      state.set("summaries", chance(0.05) ? noArray() : summaries());
    }
    state.put("is_skipped", chance(0.1));
    if (state.get("is_skipped").booleanValue()) {
      state.put("skip_reason", "too slow");
    }
    return state;
  }

  private ArrayNode summaries() {
    ArrayNode summaries = NODES.arrayNode();
    int count = random.nextInt(20);
    for (int i = 0; i < count; i++) {
      summaries.add(chance(0.03) ? noObject() : summary(pick(TAGS)));
    }
    if (chance(0.5)) {
      summaries.add(file("nv/json/bin:nv/cold/sample_times"));
    }
    if (chance(0.5)) {
      summaries.add(file("nv/json/freqs-bin:nv/cold/sample_freqs"));
    }
    return summaries;
  }

  private ObjectNode summary(String tag) {
    ObjectNode summary = NODES.objectNode().put("tag", tag).put("name", "n");
    if (chance(0.05)) {
      return summary;
    }
    ArrayNode data = summary.putArray("data");
    while (chance(0.1)) {
      data.add(chance(0.4) ? noObject() : entry("other", "float64", value()));
    }
    String type = chance(0.9) ? "float64" : pick(List.of("int64", "string", "FLOAT64", "double"));
    if (chance(0.95)) {
      data.add(entry("value", type, value()));
    }
    if (chance(0.1)) {
      data.add(entry("value", "float64", value()));
    }
    return summary;
  }

  private ObjectNode file(String tag) {
    ObjectNode summary = NODES.objectNode().put("tag", tag).put("hint", "file");
    ArrayNode data = summary.putArray("data");
    if (chance(0.9)) {
      data.add(entry("filename", "string", NODES.textNode(chance(0.9) ? "r.json-bin/0.bin" : "")));
    }
    if (chance(0.9)) {
      JsonNode size =
          chance(0.2) ? NODES.numberNode(random.nextInt(20) - 3) : NODES.textNode(pick(SIZES));
      data.add(entry("size", "int64", size));
    }
    return summary;
  }

  private JsonNode value() {
    return switch (random.nextInt(12)) {
      case 0 -> NODES.nullNode();
      case 1 -> NODES.booleanNode(random.nextBoolean());
      case 2 -> NODES.numberNode(random.nextInt());
      case 3 -> NODES.numberNode(random.nextGaussian() * 1e-5);
      case 4 -> chance(0.3) ? NODES.objectNode() : NODES.numberNode(Long.MAX_VALUE);
      case 5, 6 -> NODES.textNode(Double.toString(random.nextDouble() * 1e-3));
      default -> NODES.textNode(pick(TEXTS));
    };
  }

  private static ObjectNode entry(String name, String type, JsonNode value) {
    ObjectNode entry = NODES.objectNode().put("name", name).put("type", type);
    entry.set("value", value);
    return entry;
  }

  private JsonNode noObject() {
    return switch (random.nextInt(4)) {
      case 0 -> NODES.nullNode();
      case 1 -> NODES.numberNode(5);
      case 2 -> NODES.textNode("x");
      default -> NODES.arrayNode().add(1);
    };
  }

  private JsonNode noArray() {
    return switch (random.nextInt(3)) {
      case 0 -> NODES.nullNode();
      case 1 -> NODES.numberNode(5);
      default -> NODES.textNode("x");
    };
  }

  private String pick(List<String> list) {
    return list.get(random.nextInt(list.size()));
  }

  private boolean chance(double probability) {
    return random.nextDouble() < probability;
  }
}
