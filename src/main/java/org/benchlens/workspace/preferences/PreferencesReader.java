package org.benchlens.workspace.preferences;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.benchlens.compare.Status;

/// Takes from a JSON object what is sound and lists what is not.
final class PreferencesReader {
  private final List<String> faults = new ArrayList<>();

  PreferencesText read(JsonNode root) {
    Preferences preferences =
        new Preferences(
            theme(root.path("theme")),
            fontSize(root.path("font-size")),
            window(root.path("window")),
            density(root.path("density")),
            recent(root.path("recent")));
    return new PreferencesText(preferences, faults);
  }

  private ThemeChoice theme(JsonNode node) {
    Optional<ThemeChoice> theme = ThemeChoice.of(node.asText());
    if (theme.isEmpty() && !node.isMissingNode()) {
      faults.add("theme is none of system, light, dark");
    }
    return theme.orElse(Preferences.DEFAULT.theme());
  }

  private int fontSize(JsonNode node) {
    if (node.isInt() && Preferences.fitsFontSize(node.intValue())) {
      return node.intValue();
    }
    if (!node.isMissingNode()) {
      faults.add(
          "font-size is not a whole number from "
              + Preferences.LEAST_FONT_SIZE
              + " to "
              + Preferences.MOST_FONT_SIZE);
    }
    return Preferences.DEFAULT.fontSize();
  }

  private boolean density(JsonNode node) {
    if (!node.isBoolean() && !node.isMissingNode()) {
      faults.add("density is neither true nor false");
    }
    return node.asBoolean(Preferences.DEFAULT.density());
  }

  private Optional<WindowSize> window(JsonNode node) {
    if (node.isMissingNode()) {
      return Optional.empty();
    }
    JsonNode width = node.path("width");
    JsonNode height = node.path("height");
    if (!isLength(width) || !isLength(height)) {
      faults.add(
          "window has no width and height, whole numbers from "
              + WindowSize.LEAST
              + " to "
              + WindowSize.MOST);
      return Optional.empty();
    }
    return Optional.of(
        new WindowSize(width.intValue(), height.intValue(), node.path("maximized").asBoolean()));
  }

  private static boolean isLength(JsonNode node) {
    return node.isInt() && WindowSize.fits(node.intValue());
  }

  private List<RecentPair> recent(JsonNode node) {
    if (!node.isArray() && !node.isMissingNode()) {
      faults.add("recent is no list");
    }
    List<RecentPair> pairs = new ArrayList<>();
    for (int i = 0; i < node.size(); i++) {
      JsonNode pair = node.path(i);
      if (isPath(pair.path("reference")) && isPath(pair.path("compare"))) {
        pairs.add(
            new RecentPair(
                pair.path("reference").textValue(),
                pair.path("compare").textValue(),
                columns(pair.path("columns")),
                counts(pair.path("counts")),
                Math.max(0, pair.path("opened").asLong(0)),
                triage(pair.path("triage"))));
      } else {
        faults.add("recent: entry " + (i + 1) + " has no reference and compare");
      }
    }
    return pairs;
  }

  private static boolean isPath(JsonNode node) {
    return node.isTextual() && !node.textValue().isEmpty();
  }

  private Map<Status, Integer> counts(JsonNode node) {
    Map<Status, Integer> counts = new EnumMap<>(Status.class);
    for (Status status : Status.values()) {
      JsonNode count = node.path(status.word());
      if (count.isInt() && count.intValue() >= 0) {
        counts.put(status, count.intValue());
      } else if (!count.isMissingNode()) {
        faults.add("recent: counts: " + status.word() + " is no number of rows");
      }
    }
    return counts;
  }

  private RecentTriage triage(JsonNode node) {
    if (node.isMissingNode()) {
      return RecentTriage.NONE;
    }
    String workspace = node.path("workspace").asText("");
    JsonNode done = node.path("done");
    JsonNode all = node.path("all");
    boolean sound = done.isInt() && all.isInt() && done.intValue() >= 0;
    if (sound && done.intValue() <= all.intValue()) {
      return new RecentTriage(workspace, done.intValue(), all.intValue());
    }
    faults.add("recent: triage has no numbers done and all");
    return new RecentTriage(workspace, 0, 0);
  }

  private List<String> columns(JsonNode node) {
    List<String> names = new ArrayList<>();
    boolean sound = node.isArray() || node.isMissingNode();
    for (JsonNode name : node) {
      sound &= name.isTextual();
      if (name.isTextual()) {
        names.add(name.textValue());
      }
    }
    if (!sound) {
      faults.add("recent: columns is no list of names");
    }
    return names;
  }
}
