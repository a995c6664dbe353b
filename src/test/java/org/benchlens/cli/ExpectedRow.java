package org.benchlens.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.benchlens.compare.Rules;

/// A row that the corpus expects under one rule set.
///
/// @param node the row, with what the robust rules make different under `robust`
/// @param rules rule set
record ExpectedRow(JsonNode node, Rules rules) {
  private static final List<String> KEYS =
      List.of(
          "benchmark",
          "state",
          "occurrence",
          "axis_values",
          "status",
          "reason",
          "ref_center",
          "cmp_center",
          "ref_interval",
          "cmp_interval",
          "ref_noise",
          "cmp_noise",
          "frac_diff",
          "frac_diff_interval");

  /// Where a written row is not as expected.
  List<String> differences(JsonNode row) {
    List<String> differences = new ArrayList<>();
    for (String key : KEYS) {
      if (!near(get(key), row.path(key))) {
        differences.add(key + ": " + row.path(key) + ", expected " + get(key));
      }
    }
    JsonNode coverages = get("coverage");
    for (int i = 0; i < coverages.size(); i++) {
      JsonNode wanted = coverages.get(i);
      for (Map.Entry<String, JsonNode> field : wanted.properties()) {
        JsonNode got = row.path("coverage").path(i).path(field.getKey());
        if (!near(field.getValue(), got)) {
          differences.add(
              "coverage " + i + " " + field.getKey() + ": " + got + ", not " + field.getValue());
        }
      }
    }
    return differences;
  }

  private JsonNode get(String key) {
    JsonNode robust = node.path("robust");
    return rules == Rules.ROBUST && robust.has(key) ? robust.get(key) : node.path(key);
  }

  /// Numbers to 1e-12, or 1e-15 near 0; the rest exactly; nothing is nothing.
  private static boolean near(JsonNode wanted, JsonNode got) {
    if (wanted.isNull() || wanted.isMissingNode()) {
      return got.isNull() || got.isMissingNode();
    }
    if (wanted.isNumber() && got.isNumber()) {
      double a = wanted.doubleValue();
      double b = got.doubleValue();
      return Math.abs(a - b) <= Math.max(1e-15, 1e-12 * Math.max(Math.abs(a), Math.abs(b)));
    }
    if (wanted.isArray() && wanted.size() == got.size()) {
      for (int i = 0; i < wanted.size(); i++) {
        if (!near(wanted.get(i), got.path(i))) {
          return false;
        }
      }
      return got.isArray();
    }
    return wanted.equals(got);
  }
}
